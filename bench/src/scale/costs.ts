import { readdir, readFile } from 'node:fs/promises';
import { type Database, sql } from '../../../server/src/platform/database/index.ts';
import type { Shop } from '../start-process.ts';

/** USER_HZ, on every Linux we know. */
const MS_PER_TICK = 10;

interface Costs {
  shopMs: number;
  postgresMs: number;
  walBytes: number;
}

/** Processor time of the shop and of PostgreSQL, and the log written, while `work` runs. PostgreSQL must run on this machine, on Linux. */
export async function costsOf(db: Database, shop: Shop, work: () => Promise<unknown>): Promise<Costs> {
  const read = async () => ({
    shopMs: (await shop.cpuSeconds()) * 1_000,
    postgresMs: await postgresMs(db),
    walBytes: await walBytes(db),
  });
  const before = await read();
  await work();
  const after = await read();
  return {
    shopMs: after.shopMs - before.shopMs,
    postgresMs: after.postgresMs - before.postgresMs,
    walBytes: after.walBytes - before.walBytes,
  };
}

async function walBytes(db: Database): Promise<number> {
  const { rows } = await sql.rows({ bytes: sql.float8 })`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** The time of the postmaster, its processes, and those that ended and were counted to it. */
async function postgresMs(db: Database): Promise<number> {
  const { rows } = await sql.rows({ pid: sql.text.orNull })`
    select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid
  `.execute(db);
  const postmaster = Number(rows[0]?.pid);
  const stats = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
  let ticks = 0;
  for (const stat of stats) {
    if (stat?.pid === postmaster) ticks += stat.own + stat.ended;
    else if (stat?.parent === postmaster) ticks += stat.own;
  }
  return ticks * MS_PER_TICK;
}

async function statOf(name: string) {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // proc(5): after the name in brackets come state, parent, and as 12th to 15th the times.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { pid: Number(name), parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
}
