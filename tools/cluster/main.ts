import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../check/source-files.ts';
import { drillArchive } from './archive.ts';
import { OBJECTS, STORE, startBucket } from './bucket.ts';
import { prepareShop } from './demo-shop.ts';
import { faults } from './faults.ts';
import { answers, type Cluster, type Daemon, type Mount, openCluster, until } from './machines.ts';
import {
  createSecrets,
  prepareDatabase,
  startEtcd,
  startHaproxy,
  startPatroni,
  startShop,
  untilSound,
} from './parts.ts';
import { drillRestore } from './restore.ts';
import { findRoot } from './root.ts';
import type { Scene } from './scene.ts';
import { tryFaults } from './trial.ts';

const FOLDER = join(ROOT, '.cache/cluster');
const RELEASE = join(ROOT, 'dist');
const shared = (name: string) => join(FOLDER, 'shared', name);
/** The shop and its Node, on the machines that run them. */
const PROGRAMS: readonly Mount[] = [
  { from: ROOT.replace(/\/$/, ''), to: ROOT.replace(/\/$/, '') },
  { from: process.execPath, to: '/usr/bin/node' },
];
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Work that is no fault, with its own names. */
const DRILLS = ['archive', 'restore'];

/** The command line: `up`, names of faults and drills, and how often faults are done that are done more than once. */
interface Asked {
  isUp: boolean;
  names: string[];
  drills: readonly string[];
  times: number | undefined;
}

function readArguments(args: readonly string[]): Asked | undefined {
  const [numbers, words] = [args.filter((one) => /^\d+$/.test(one)), args.filter((one) => !/^\d+$/.test(one))];
  const known = new Set(['up', ...DRILLS, ...faults.map(({ name }) => name)]);
  if (numbers.length > 1 || words.some((one) => !known.has(one))) {
    print(`test:cluster [-- ${[...known].join(' | ')} …] [TIMES]`);
    return undefined;
  }
  return {
    isUp: words.includes('up'),
    names: words.length === 0 ? faults.map(({ name }) => name) : words.filter((one) => !DRILLS.includes(one)),
    drills: words.length === 0 ? DRILLS : DRILLS.filter((one) => words.includes(one)),
    times: numbers[0] === undefined ? undefined : Number(numbers[0]),
  };
}

/**
 * `npm run test:cluster [-- FAULT … | archive | restore | up] [TIMES]`: three etcd, three PostgreSQL under Patroni, HAProxy, a store
 * of objects and two shops with the files of `deploy/`, in network namespaces of this machine. All faults, or those named, are
 * done under orders, and a table says what became of them; then archives are restored. `up` waits until it is interrupted.
 * Exit code 2: this machine cannot do it.
 */
async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) return 2;
  const found = await findRoot(print);
  if ('missing' in found) {
    print(found.missing);
    return 2;
  }
  if (!existsSync(join(RELEASE, 'bin/waha'))) {
    print('There is no release in dist/: npm run build.');
    return 2;
  }
  const cluster = await openCluster({ root: found.root, folder: FOLDER });
  // An interruption ends what is under way, too: its errors are of no interest then.
  const interrupted = interruption();
  try {
    const trial = work(cluster, asked);
    trial.catch(() => undefined);
    return await Promise.race([trial, interrupted]);
  } finally {
    await cluster.tearDown();
  }
}

async function work(cluster: Cluster, { isUp, names, drills, times }: Asked): Promise<number> {
  const secrets = createSecrets();
  const daemons = new Map<string, Daemon>();
  const scene: Scene = { cluster, secrets, daemons, release: RELEASE, files: shared('files'), print };
  const token = await bringUp(scene);
  if (isUp) {
    print(`all is up; logs are in ${join(FOLDER, 'logs')}. Ctrl-C ends it.`);
    print(`a shell on a machine: nsenter --target ${cluster.machine('db1').pid} --all --root --wdns=/`);
    return new Promise(() => undefined);
  }
  const isGood = names.length === 0 || (await tryFaults(scene, { names, times, token }));
  const isProved = !drills.includes('archive') || (await drillArchive(scene, PROGRAMS));
  const isRestored = !drills.includes('restore') || (await drillRestore(scene, token));
  const isAll = isGood && isProved && isRestored;
  print(isAll ? 'good' : 'NOT GOOD');
  return isAll ? 0 : 1;
}

/** Starts all parts, and returns a token of a program. */
async function bringUp({ cluster, secrets, daemons, release }: Scene): Promise<string> {
  const startedAt = performance.now();
  const step = (text: string) => print(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}`);
  for (const name of ['objects', 'files']) await mkdir(shared(name), { recursive: true });
  const etcds = await startMachines(cluster, 'etcd', [21, 22, 23]);
  await Promise.all(etcds.map(startEtcd));
  await until('etcd has a leader', () => answers(etcds[0], ['curl', '-sf', 'http://10.77.0.21:2381/health']));
  step('etcd answers');
  const objects = [{ from: shared('objects'), to: OBJECTS }];
  const store = await cluster.start({ name: STORE.machine, addresses: [STORE.address], mounts: objects });
  await startBucket(store, secrets.store);
  step('the store of objects answers');
  const databases = await startMachines(cluster, 'db', [11, 12, 13]);
  const [first, ...others] = databases;
  if (!first) throw new Error('no database machine');
  await startPatroni(first, secrets);
  await until('a leader', () => answers(first, ['curl', '-sf', `http://${first.address}:8008/primary`]));
  for (const one of others) await startPatroni(one, secrets);
  await untilSound(cluster);
  step('three databases stream');
  await prepareDatabase(first, secrets);
  step('WAL reaches the archive');
  const proxy = await cluster.start({ name: 'proxy', addresses: ['10.77.0.41', '10.77.0.40'] });
  await startHaproxy(proxy);
  const mounts: Mount[] = [...PROGRAMS, { from: shared('files'), to: '/files' }];
  const shops = await startMachines(cluster, 'shop', [31, 32], mounts);
  for (const shop of shops) {
    daemons.set(shop.name, await startShop(shop, secrets, release));
    await until(
      `${shop.name} is ready`,
      () => answers(proxy, ['curl', '-sf', `http://${shop.address}:3000/ready`]),
      600_000,
    );
    step(`${shop.name} is ready`);
  }
  await cluster.start({ name: 'client', addresses: ['10.77.0.60'] });
  return prepareShop(first);
}

function startMachines(cluster: Cluster, prefix: string, hosts: readonly number[], mounts: readonly Mount[] = []) {
  const start = (host: number, index: number) =>
    cluster.start({ name: `${prefix}${index + 1}`, addresses: [`10.77.0.${host}`], mounts });
  return Promise.all(hosts.map(start));
}

function interruption(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(130));
  });
}

// Pipes of programs in machines that are gone would hold the process.
process.exit(await main(process.argv.slice(2)));
