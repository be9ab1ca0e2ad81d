import { checkSqlRun } from './sql-run.ts';
await checkSqlRun();
