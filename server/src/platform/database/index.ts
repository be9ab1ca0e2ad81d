export {
  isCheckViolation,
  isForeignKeyViolation,
  isLockTimeout,
  isStatementTimeout,
  isTransactionConflict,
  isUnavailable,
  isUniqueViolation,
} from './database-errors.ts';
export { afterCommit, inTransaction } from './in-transaction.ts';
export { type Listener, type ListenHooks, listen } from './listen.ts';
export { type MigrateOptions, type MigrateResult, migrate, readMigrations } from './migrate.ts';
export {
  BACKGROUND_TIMEOUTS,
  type Database,
  type DatabaseTimeouts,
  type OpenDatabase,
  type OpenDatabaseOptions,
  openDatabase,
  REQUEST_TIMEOUTS,
  type Schema,
  type Tx,
} from './open-database.ts';
