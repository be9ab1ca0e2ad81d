export type { Column, Columns, Row } from './columns.ts';
export type { Database, TransactionOptions, Tx } from './database.ts';
export {
  isCheckViolation,
  isDatabaseAway,
  isForeignKeyViolation,
  isLockTimeout,
  isStatementTimeout,
  isTransactionConflict,
  isUnavailable,
  isUniqueViolation,
} from './database-errors.ts';
export { inPages } from './in-pages.ts';
export { inSavepoint } from './in-savepoint.store.ts';
export { afterCommit, databaseOf, inTransaction } from './in-transaction.ts';
export { isReachable } from './is-reachable.ts';
export { defineList, type Listed, MOST_LISTED, whereClause } from './list-rows.ts';
export { type Listener, type ListenHooks, type ListenQuery, listen } from './listen.ts';
export { mayHaveWritten } from './lost-writes.ts';
export { type MigrateOptions, type MigrateResult, migrate } from './migrate.ts';
export { readMigrations } from './migration-files.ts';
export { notifyBehind } from './notify-behind.store.ts';
export {
  BACKGROUND_TIMEOUTS,
  type DatabaseTimeouts,
  type OpenDatabase,
  type OpenDatabaseOptions,
  openDatabase,
  type PoolState,
  REQUEST_TIMEOUTS,
} from './open-database.ts';
export { sendWithCommit } from './pipeline/index.ts';
export type { ConnectionQuotas } from './pool-quota.ts';
export { type Answer, type AnswerField, type Recipient, Sql, sql, statementObserver } from './sql.ts';
export { timeOrderedId } from './time-ordered-id.ts';
export { type ReferenceFormat, underNewReference } from './under-new-reference.ts';
