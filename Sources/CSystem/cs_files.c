#define _GNU_SOURCE 1
#include "cs_files.h"
