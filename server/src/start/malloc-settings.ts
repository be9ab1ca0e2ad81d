/**
 * How glibc hands out memory in a process of the shop; it reads them from the environment as a process begins
 * (docs/decisions/0077). Others ignore them.
 */
export const mallocSettings = {
  /** One piece of memory for all ten threads: each of several keeps what its busiest moment took. */
  MALLOC_ARENA_MAX: '1',
  /**
   * Blocks as large as what Node reads into from a socket, and larger ones, come from the system and go back to it. Node cuts
   * each to what it read, and what is left between those that live is too small for the next.
   */
  MALLOC_MMAP_THRESHOLD_: '65536',
  /** So much that is free at the end is kept for the next: given back and asked for again it costs a call of the system each time. */
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;
