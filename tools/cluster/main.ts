import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../check/source-files.ts';
import { type Cluster, type Machine, type Mount, openCluster, run, until } from './machines.ts';
import {
  BACKUPS,
  createSecrets,
  fillStock,
  prepareDatabase,
  type Secrets,
  startEtcd,
  startHaproxy,
  startPatroni,
  startShop,
  untilSound,
} from './parts.ts';
import { findRoot } from './root.ts';
import { killLeaders } from './trial.ts';

const FOLDER = join(ROOT, '.cache/cluster');
const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run test:cluster [-- up | KILLS]`: three etcd, three PostgreSQL under Patroni, HAProxy and two shops with the files of
 * `deploy/`, in network namespaces of this machine. `up` waits until it is interrupted; otherwise leaders are killed under
 * orders, and a table says what became of them. Exit code 2: this machine cannot do it.
 */
async function main(what = '3'): Promise<number> {
  const found = await findRoot(print);
  if ('missing' in found) {
    print(found.missing);
    return 2;
  }
  if (!existsSync(join(ROOT, 'dist/bin/waha'))) {
    print('There is no release in dist/: npm run build.');
    return 2;
  }
  const cluster = await openCluster({ root: found.root, folder: FOLDER });
  // An interruption ends what is under way, too: its errors are of no interest then.
  const interrupted = interruption();
  try {
    const trial = work(cluster, what);
    trial.catch(() => undefined);
    return await Promise.race([trial, interrupted]);
  } finally {
    await cluster.tearDown();
  }
}

async function work(cluster: Cluster, what: string): Promise<number> {
  const secrets = createSecrets();
  await bringUp(cluster, secrets);
  if (what !== 'up') return (await killLeaders(cluster, { kills: Number(what), secrets, print })) ? 0 : 1;
  print(`all is up; logs are in ${join(FOLDER, 'logs')}. Ctrl-C ends it.`);
  print(`a shell on a machine: nsenter --target ${cluster.machines.get('db1')?.pid} --all --root --wdns=/`);
  return new Promise(() => undefined);
}

async function bringUp(cluster: Cluster, secrets: Secrets): Promise<void> {
  const startedAt = performance.now();
  const step = (text: string) => print(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
  const shared = (name: string) => join(FOLDER, 'shared', name);
  for (const name of ['backups', 'files']) await mkdir(shared(name), { recursive: true });
  const backups: Mount[] = [{ from: shared('backups'), to: BACKUPS }];
  const etcds = await startMachines(cluster, 'etcd', [21, 22, 23]);
  await Promise.all(etcds.map(startEtcd));
  await until('etcd has a leader', () => answers(etcds[0], ['curl', '-sf', 'http://10.77.0.21:2381/health']));
  step('etcd answers');
  const databases = await startMachines(cluster, 'db', [11, 12, 13], backups);
  const [first, ...others] = databases;
  if (!first) throw new Error('no database machine');
  await startPatroni(first, secrets);
  await until('a leader', () => answers(first, ['curl', '-sf', `http://${first.address}:8008/primary`]));
  for (const one of others) await startPatroni(one, secrets);
  await untilSound(first);
  step('three databases stream');
  await prepareDatabase(first, secrets);
  step('WAL reaches the archive');
  const proxy = await cluster.start({ name: 'proxy', addresses: ['10.77.0.41', '10.77.0.40'] });
  await startHaproxy(proxy);
  const release: Mount[] = [
    { from: ROOT.replace(/\/$/, ''), to: ROOT.replace(/\/$/, '') },
    { from: process.execPath, to: '/usr/bin/node' },
    { from: shared('files'), to: '/files' },
  ];
  const shops = await startMachines(cluster, 'shop', [31, 32], release);
  for (const shop of shops) {
    await startShop(shop, secrets);
    await until(
      `${shop.name} is ready`,
      () => answers(proxy, ['curl', '-sf', `http://${shop.address}:3000/ready`]),
      600_000,
    );
    step(`${shop.name} is ready`);
  }
  await fillStock(first);
  await cluster.start({ name: 'client', addresses: ['10.77.0.60'] });
}

function startMachines(cluster: Cluster, prefix: string, hosts: readonly number[], mounts: readonly Mount[] = []) {
  const start = (host: number, index: number) =>
    cluster.start({ name: `${prefix}${index + 1}`, addresses: [`10.77.0.${host}`], mounts });
  return Promise.all(hosts.map(start));
}

async function answers(machine: Machine | undefined, command: readonly string[]): Promise<boolean> {
  if (!machine) return false;
  return run(machine, [...command, '--max-time', '3']).then(
    () => true,
    () => false,
  );
}

function interruption(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(130));
  });
}

// Pipes of programs in machines that are gone would hold the process.
process.exit(await main(process.argv[2]));
