const COMMON = {
  listen_addresses: '127.0.0.1',
  // No Unix socket: its path may be 107 bytes at most, less than a deep clone needs.
  unix_socket_directories: '',
  max_connections: '200',
  log_timezone: 'UTC',
  timezone: 'UTC',
  jit: 'off',
  // Many concurrent statements: each uses one core, and none waits for parallel workers to start.
  max_parallel_workers_per_gather: '0',
  // A deadlock is found before a lock wait times out, so that it is retried and not refused.
  deadlock_timeout: '200ms',
} as const;

/** For a machine with 2 to 16 GB. fsync and synchronous_commit stay on, so an acknowledged order is on disk. */
export const SHOP_SETTINGS: Readonly<Record<string, string>> = {
  ...COMMON,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_level: 'replica',
  max_wal_size: '2GB',
  min_wal_size: '128MB',
  checkpoint_completion_target: '0.9',
  // Solid-state disks: a random page costs about as much as the next one.
  random_page_cost: '1.1',
  autovacuum_naptime: '20s',
  log_min_duration_statement: '1s',
  log_lock_waits: 'on',
  // Parameter values belong to customers; the log contains only the text of a slow statement.
  log_parameter_max_length: '0',
  max_logical_replication_workers: '0',
};

/** For tests only: a crash of the machine may lose all data, and no commit waits for the disk. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  ...COMMON,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  shared_buffers: '256MB',
  // Tests change a few rows each, so frequent autovacuum would only cost time.
  autovacuum_naptime: '5min',
  log_min_messages: 'fatal',
};
