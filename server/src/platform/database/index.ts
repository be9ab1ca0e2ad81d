export type { Column, Columns, Row } from './columns.ts';
export {
  isCheckViolation,
  isForeignKeyViolation,
  isLockTimeout,
  isStatementTimeout,
  isTransactionConflict,
  isUnavailable,
  isUniqueViolation,
} from './database-errors.ts';
export { inPages } from './in-pages.ts';
export { afterCommit, databaseOf, inTransaction } from './in-transaction.ts';
export { isReachable } from './is-reachable.ts';
export { defineList, type Listed, MOST_LISTED } from './list-rows.ts';
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
  type Tx,
} from './open-database.ts';
export { type Answer, type AnswerField, listening, Sql, sql } from './sql.ts';
