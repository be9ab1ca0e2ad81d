import { join } from 'node:path';
import { BACKUPS, knowStore } from './bucket.ts';
import { answers, type Machine, type Mount, run, startDaemon, until } from './machines.ts';
import { bucketOf, shopSettings } from './parts.ts';
import { type Scene, SHOPS, secondsSince } from './scene.ts';

const DATA = '/var/lib/postgresql/17/elsewhere';
const program = (name: string) => `/usr/lib/postgresql/17/bin/${name}`;
const PASSPHRASE = 'a passphrase of the trial';
/** Pages that are compared, from all over the site map. */
const PAGES = 60;

/**
 * The shop's own archive, as one without pgBackRest has it each night: one shop writes it into the store, and a machine that
 * has nothing of the cluster makes a shop of it. That proves it: the shop's user may not make a database beside its own.
 * True where its books balance and its pages and pictures are those of the cluster.
 */
export async function drillArchive(scene: Scene, programs: readonly Mount[]): Promise<boolean> {
  const { cluster, secrets, release, print } = scene;
  const shop = cluster.machine(SHOPS[0]);
  const store = { BACKUP_STORE: bucketOf(BACKUPS), BACKUP_PASSPHRASE: PASSPHRASE };
  const madeAt = Date.now();
  const made = await waha(shop, release, ['backup'], { ...shopSettings(shop, secrets), ...store });
  print(`archive: ${made.trim().replaceAll('\n', ' ')} ${secondsSince(madeAt)} s`);
  const [, archive = ''] = /\/(waha-[^/:]+):/.exec(made) ?? [];

  const elsewhere = await cluster.start({ name: 'elsewhere', addresses: ['10.77.0.15'], mounts: programs });
  await startPostgres(elsewhere);
  const own = shopSettings(elsewhere, secrets);
  // Its files are on its own disk.
  const { MEDIA_STORE: _, ...env } = {
    ...own,
    ...store,
    DATA_DIR: '/data',
    DATABASE_URL: 'postgres://waha@127.0.0.1/waha',
  };
  await run(elsewhere, ['mkdir', '-p', '/data']);
  await knowStore(elsewhere);
  const restoredAt = Date.now();
  const restored = await waha(elsewhere, release, ['restore', archive], env);
  print(`on another machine: ${restored.trim().replaceAll('\n', ' ')} ${secondsSince(restoredAt)} s`);
  const ledger = await waha(elsewhere, release, ['check-ledger'], env).catch(() => 'violations');
  await startDaemon(elsewhere, { name: 'shop', command: [join(release, 'bin/waha'), 'start'], env });
  const ask = ['curl', '-sf', `http://${elsewhere.address}:3000/ready`];
  await until('the restored shop is ready', () => answers(elsewhere, ask));
  const { compared, unlike } = await comparePages(scene, [shop, elsewhere]);
  print(
    `its ledger: ${ledger.trim()}; ${unlike.length} of ${compared} pages and their pictures differ ${unlike.join(' ')}`,
  );
  await cluster.cutPower('elsewhere');
  return / 0 violations/.test(ledger) && compared > PAGES / 2 && unlike.length === 0;
}

const waha = (machine: Machine, release: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  run(machine, [
    'env',
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
    join(release, 'bin/waha'),
    ...args,
  ]);

/** A PostgreSQL of this machine alone, with an empty database of the shop. */
async function startPostgres(machine: Machine): Promise<void> {
  await run(machine, ['install', '-d', '-o', 'postgres', '/run/postgresql', '/var/lib/postgresql', DATA]);
  await run(machine, [program('initdb'), '-D', DATA, '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'], 'postgres');
  await run(machine, [program('pg_ctl'), '-D', DATA, '-l', '/tmp/postgres.log', 'start'], 'postgres');
  for (const sql of ['create role waha login createdb', 'create database waha owner waha template template0'])
    await run(machine, ['psql', '-X', '-q', '-c', sql], 'postgres');
}

/** Paths of pages that two shops answer unlike each other, or whose pictures do. */
async function comparePages(
  { cluster }: Scene,
  shops: readonly [Machine, Machine],
): Promise<{ compared: number; unlike: string[] }> {
  const read = (path: string) =>
    Promise.all(
      shops.map(({ address }) =>
        run(cluster.machine('client'), ['curl', '-s', '-w', ' %{http_code}', `http://${address}:3000${path}`]),
      ),
    );
  const pathsIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname);
  const [index] = await read('/sitemap.xml');
  const all: string[] = [];
  for (const part of pathsIn(index)) all.push(...pathsIn((await read(part))[0]));
  const paths = all.filter((_, position) => position % Math.ceil(all.length / PAGES) === 0);
  const unlike: string[] = [];
  for (const path of paths) {
    const [one = '', other] = await read(path);
    const picture = /\/media\/[\w./-]+/.exec(one)?.[0];
    const [ours, theirs] = picture ? await read(picture) : [];
    if (!one.endsWith(' 200') || one !== other || ours !== theirs) unlike.push(path);
  }
  return { compared: paths.length, unlike };
}
