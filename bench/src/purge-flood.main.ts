import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * Publishes purges as another process of the shop does, each in a transaction of its own: `perSecond` unrelated ones,
 * and sometimes one of `ownTag`. Prints both counts when it is stopped.
 */
const [databaseUrl = '', ownTag = '', perSecond = '500', ownEveryMs = '1000'] = process.argv.slice(2);
const TICK_MS = 10;
/** The most purges in one round; a greater delay is caught up over several rounds. */
const MOST_AT_ONCE = 50;
/** Ids above all ids of the catalogue. */
const UNRELATED_FROM = 1_000_000_000;
// Disk writes are not under measurement here.
const options = '-c synchronous_commit=off';
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, options });
pool.on('error', () => undefined);

const counts = { own: 0, unrelated: 0 };
let isStopped = false;
process.on('message', () => {
  isStopped = true;
});
process.on('disconnect', () => process.exit(0));

const purge = (tag: string) => pool.query('insert into cache_purges (tags) values (array[$1])', [tag]);
const startedAt = performance.now();
while (!isStopped) {
  const elapsedMs = performance.now() - startedAt;
  const due = Math.floor((elapsedMs / 1_000) * Number(perSecond)) - counts.unrelated;
  const round = Math.min(due, MOST_AT_ONCE);
  await Promise.all(Array.from({ length: round }, () => purge(`product:${UNRELATED_FROM + counts.unrelated++}`)));
  if (elapsedMs > (counts.own + 1) * Number(ownEveryMs)) {
    counts.own += 1;
    await purge(ownTag);
  }
  await pool.query(`select pg_notify('waha_cache_purge', 'bench')`);
  if (due <= MOST_AT_ONCE) await sleep(TICK_MS);
}
await pool.end();
process.send?.({ counts, seconds: (performance.now() - startedAt) / 1_000 });
