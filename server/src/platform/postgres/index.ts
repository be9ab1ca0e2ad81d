export { type EmbeddedPostgres, findRunningPostgres, type PostgresLog, startEmbeddedPostgres } from './embedded.ts';
