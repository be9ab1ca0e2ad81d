import { setTimeout as sleep } from 'node:timers/promises';
import { type Machine, run, until } from './machines.ts';
import { preparePgBackRest } from './parts.ts';
import { compareOn } from './referee.ts';
import { DATABASES, leaderOf, type Scene, secondsSince } from './scene.ts';
import { startLoad, type Told } from './told.ts';

const DATA = '/var/lib/postgresql/17/look';
const PORT = '5499';
/** The longest time whose orders the archive may lack: `archive_timeout`, and a while to send it. */
const LONGEST_RPO_S = 75;
/** Longer than `archive_timeout`, so that the archive has more than the backup. */
const ORDERS_FOR_MS = 80_000;

/**
 * The drill of deploy/pgbackrest. A table is dropped under orders, and the shop of the second before comes back on a machine
 * of its own. Then all database machines are lost, and the archive alone is restored. Ends the cluster. True where all comes
 * back that must.
 */
export async function drillRestore(scene: Scene, token: string): Promise<boolean> {
  const { cluster, print } = scene;
  const load = startLoad(cluster.machine('client'), token);
  const leader = cluster.machine(await leaderOf(scene));
  const look = await cluster.start({ name: 'look', addresses: ['10.77.0.14'] });
  await preparePgBackRest(look, scene.secrets);
  await until('the first orders', async () => load.told.some(({ kind }) => kind === 'placed'));
  const backupAt = Date.now();
  await run(leader, ['pgbackrest', '--stanza=waha', '--type=full', 'backup'], 'postgres');
  print(`full backup under orders: ${secondsSince(backupAt)} s`);
  await sleep(10_000);

  const [before = '', rows = ''] = (await psql(leader, 'select clock_timestamp(), count(*) from invoices')).split('|');
  const placed = load.told.filter(({ kind, at }) => kind === 'placed' && at < Date.parse(before));
  await sleep(1_000);
  await psql(leader, 'drop table invoices cascade');
  const droppedAt = Date.now();
  const last = await psql(leader, 'select pg_walfile_name(pg_switch_wal())');
  // Recovery that finds no end of its target in the archive gives up.
  await until('WAL of the moment is in the archive', async () => {
    const isThere = await psql(leader, `select last_archived_wal >= '${last}' from pg_stat_archiver`);
    return isThere === 't';
  });
  await restore(look, ['--type=time', `--target=${before}`]);
  const back = await psql(look, 'select count(*) from invoices', PORT);
  const restoredTo = await compareOn(look, placed, PORT);
  print(
    `dropped table: ${rows} rows before, ${back} after; ${restoredTo.lost.length} of ${placed.length} earlier orders lost; RTO ${secondsSince(droppedAt)} s`,
  );

  await sleep(ORDERS_FOR_MS);
  const lostAt = Date.now();
  await Promise.all(DATABASES.map((name) => cluster.cutPower(name)));
  const told = [...load.told];
  await load.abandon();
  const decidedAt = Date.now();
  await restore(look, []);
  const { lost } = await compareOn(look, told, PORT);
  const rpo = rpoOf(lost, lostAt);
  print(`all databases lost: RPO ${rpo.toFixed(1)} s (${lost.length} orders), RTO ${secondsSince(decidedAt)} s`);
  return Number(back) >= Number(rows) && restoredTo.lost.length === 0 && rpo <= LONGEST_RPO_S;
}

async function psql(machine: Machine, sql: string, port = '5432'): Promise<string> {
  const args = ['psql', '-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1', '-p', port, '-d', 'waha', '-c', sql];
  return (await run(machine, args, 'postgres')).trim();
}

/** Restores into a folder of the machine, as the page says, and waits until its PostgreSQL takes writes. */
async function restore(look: Machine, target: readonly string[]): Promise<void> {
  const control = (...args: string[]) =>
    run(look, ['/usr/lib/postgresql/17/bin/pg_ctl', '-D', DATA, ...args], 'postgres').catch(() => '');
  await control('-m', 'immediate', 'stop');
  await run(look, ['mkdir', '-p', DATA], 'postgres');
  const how = ['--stanza=waha', `--pg1-path=${DATA}`, '--archive-mode=off', ...target, '--target-action=promote'];
  const asked = target.length > 0 ? how : how.slice(0, -1);
  await run(look, ['pgbackrest', ...asked, 'restore'], 'postgres');
  // Patroni's settings name files of the folder that it came from, and a standby that confirms.
  const own = `-c hba_file=${DATA}/pg_hba.conf -c ident_file=${DATA}/pg_ident.conf -c synchronous_standby_names=`;
  await control('-W', '-o', `-p ${PORT} ${own}`, '-l', '/tmp/look.log', 'start');
  await until('the restored database takes writes', async () => {
    const state = await psql(look, 'select pg_is_in_recovery()', PORT).catch(() => '');
    return state === 'f';
  }).catch(async (error: unknown) => {
    throw new Error(await run(look, ['tail', '-n', '20', '/tmp/look.log']), { cause: error });
  });
}

/** Seconds before the loss from which on the archive lacks orders. */
function rpoOf(lost: readonly Told[], lostAt: number): number {
  const first = Math.min(lostAt, ...lost.map(({ at }) => at));
  return (lostAt - first) / 1_000;
}
