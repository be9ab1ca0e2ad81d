/**
 * Settings of glibc's allocator for a process of the shop, read from the environment at its start
 * (docs/decisions/0077). Other allocators ignore them.
 */
export const mallocSettings = {
  /** One arena for all ten threads: each of several arenas would retain the memory of its busiest moment. */
  MALLOC_ARENA_MAX: '1',
  /**
   * Blocks of the size of Node's socket reads and larger are mapped and unmapped individually. Node trims each to its
   * content, and the gaps between live ones would be too small for the next block.
   */
  MALLOC_MMAP_THRESHOLD_: '65536',
  /**
   * The free memory at the top of the heap that is retained: releasing and requesting it again costs a system call each
   * time.
   */
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;
