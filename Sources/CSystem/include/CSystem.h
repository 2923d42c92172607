#ifndef ENDLESS_CSYSTEM_H
#define ENDLESS_CSYSTEM_H
/* What Swift cannot call: one header a topic. */
#include "cs_options.h"
#include "cs_process.h"
#include "cs_signals.h"
#include "cs_terminal.h"
#include "cs_files.h"
#endif
