export { findHolder } from './data-dir-lock.ts';
export { type EmbeddedPostgres, findRunningPostgres, type PostgresLog, startEmbeddedPostgres } from './embedded.ts';
