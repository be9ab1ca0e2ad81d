#!/bin/sh
# Starts a command of the shop with the options of Node and of the allocator that keep a process below 300 MB
# (docs/decisions/0077). Node options of one's own go into NODE_OPTIONS.
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd) || exit 1
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-65536}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-1048576}"
exec "${NODE:-node}" --disable-warning=ExperimentalWarning --heap-growing-percent=40 --min-semi-space-size=8 \
  --max-semi-space-size=16 --no-allocation-site-pretenuring "$here/server/src/cli/waha.js" "$@"
