internal import EndlessCore
