#ifndef ENDLESS_CS_FILES_H
#define ENDLESS_CS_FILES_H
#endif
