import { openDatabase, sql } from '../../server/src/platform/database/index.ts';

/** The baseline of idling: a process that does nothing but send five small statements a second. */
const EVERY_MS = 200;

const { db } = openDatabase({ url: process.env.DATABASE_URL ?? '', poolSize: 1 });
setInterval(() => void sql`select pg_current_snapshot()`.execute(db), EVERY_MS);
process.send?.({ address: '' });
process.on('disconnect', () => process.exit(0));
