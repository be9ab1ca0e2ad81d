import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUPS, objectsIn, PICTURES, STORE } from './bucket.ts';
import { type Machine, run, until } from './machines.ts';
import { databaseUrlOf } from './parts.ts';
import { DATABASES, leaderOf, type Scene, SHOPS } from './scene.ts';
import type { Told } from './told.ts';

/** Sequential scans: an index that was damaged would hide what it lacks. */
const NO_INDEX = 'set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off';

async function linesOf(machine: Machine, sql: string, port = '5432'): Promise<string[]> {
  const args = [
    'psql',
    '-X',
    '-q',
    '-At',
    '-p',
    port,
    '-v',
    'ON_ERROR_STOP=1',
    '-d',
    'waha',
    '-c',
    NO_INDEX,
    '-c',
    sql,
  ];
  const text = (await run(machine, args, 'postgres')).trim();
  return text === '' ? [] : text.split('\n');
}

/** Acknowledged orders that a database does not have, and orders that it has twice. */
export async function compareOn(
  machine: Machine,
  told: readonly Told[],
  port?: string,
): Promise<{ lost: Told[]; doubled: number }> {
  const rows = await linesOf(machine, "select id || ' ' || phone from orders", port);
  const ids = new Set(rows.map((row) => row.split(' ')[0]));
  // Each order of the trial has a telephone of its own.
  const ours = new Set(told.flatMap(({ phone }) => (phone ? [phone.replace(/^0/, '+966')] : [])));
  const phones = rows.map((row) => row.split(' ')[1] ?? '').filter((phone) => ours.has(phone));
  return {
    lost: told.filter(({ kind, id }) => kind === 'placed' && !ids.has(id ?? '')),
    doubled: phones.length - new Set(phones).size + (rows.length - ids.size),
  };
}

export async function compareOrders(scene: Scene, told: readonly Told[]) {
  const { lost, doubled } = await compareOn(scene.cluster.machine(await leaderOf(scene)), told);
  return { lost: lost.length, doubled };
}

/** Mails by their receiver. Both shops write into one folder. */
async function mailsOf({ files }: Scene): Promise<Map<string, number>> {
  const folder = join(files, 'mail');
  const counts = new Map<string, number>();
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const [, to = ''] = /^To: (.*)$/m.exec(await readFile(join(folder, name), 'utf8')) ?? [];
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

/** The sum of a metric's samples that a shop tells. */
async function metricOf({ cluster }: Scene, name: string): Promise<number> {
  const shop = cluster.machine(SHOPS[0]);
  const text = await run(cluster.machine('proxy'), ['curl', '-sf', `http://${shop.address}:9464/metrics`]);
  const samples = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

interface Found {
  figures: Record<string, string | number>;
  broken: string[];
}

/** Compares all that was acknowledged with what is there, on each machine, and looks for damage. */
export async function referee(scene: Scene, told: readonly Told[]): Promise<Found> {
  const { cluster, secrets, daemons, release } = scene;
  const broken: string[] = [];
  const hold = (isSo: boolean, what: string) => void (isSo || broken.push(what));
  const isDrained = async () =>
    (await metricOf(scene, 'waha_events_waiting')) + (await metricOf(scene, 'waha_jobs_waiting')) === 0;
  await until('all events are handled', isDrained).catch(() => broken.push('events or jobs wait after two minutes'));
  const acknowledged = told.filter(({ kind }) => kind === 'placed');
  const leader = await leaderOf(scene);
  const { lost, doubled } = await compareOn(cluster.machine(leader), told);
  hold(lost.length === 0, `lost: ${lost.map(({ id }) => id).join(' ')}`);
  hold(doubled === 0, `${doubled} orders are there twice`);
  const mails = await mailsOf(scene);
  const times = acknowledged.map(({ email = '' }) => mails.get(email) ?? 0);
  const [failed = '0'] = await linesOf(
    cluster.machine(leader),
    "select count(*) from job_failures where state = 'dead' and queue like 'mail.%'",
  );
  const never = times.filter((count) => count === 0).length;
  // An attempt that a crash interrupted is not repeated: staff decide (docs/decisions/0111).
  hold(never <= Number(failed), `${never} orders without a mail, ${failed} of them told to staff`);
  hold(
    times.every((count) => count <= 2),
    'a mail was sent more than twice',
  );
  for (const name of DATABASES) {
    const isClean = await run(
      cluster.machine(name),
      ['psql', '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', 'waha', '-f', '/etc/patroni/amcheck.sql'],
      'postgres',
    ).then(
      () => true,
      () => false,
    );
    hold(isClean, `amcheck finds damage on ${name}`);
  }
  const url = `DATABASE_URL=${databaseUrlOf(secrets)}`;
  const ledger = await run(cluster.machine(SHOPS[0]), ['env', url, join(release, 'bin/waha'), 'check-ledger']).then(
    () => '',
    (error: unknown) => String(Reflect.get(Object(error), 'stdout')),
  );
  hold(ledger === '', `check-ledger: ${ledger}`);
  for (const [name, { process }] of daemons)
    hold(process.exitCode === null && process.signalCode === null, `${name} ended by itself`);
  const objects = (bucket: string) => objectsIn(cluster.machine(STORE.machine), secrets.store, bucket);
  const [pictures, backups] = [await objects(PICTURES), await objects(BACKUPS)];
  hold(pictures > 0 && backups > 0, 'pictures or backups did not go to the store of objects');
  return {
    broken,
    figures: {
      acknowledged: acknowledged.length,
      lost: lost.length,
      doubled,
      'given up without an answer': told.filter(({ kind }) => kind === 'open').length,
      refused: [...new Set(told.flatMap(({ kind, code }) => (kind === 'refused' ? [code ?? '?'] : [])))].join(' ') || 0,
      mails: `${times.filter((n) => n === 1).length} once, ${times.filter((n) => n === 2).length} twice, ${never} never`,
      'mails that staff decide on': failed,
      'objects in the store': `${pictures} of the shop, ${backups} of backups`,
    },
  };
}
