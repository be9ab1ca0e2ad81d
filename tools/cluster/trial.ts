import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../check/source-files.ts';
import { type Cluster, type Machine, run, until } from './machines.ts';
import { membersOf, type Secrets, startPatroni, untilSound } from './parts.ts';

/** One line of load.main.ts. */
interface Told {
  at: number;
  kind: 'quoted' | 'placed' | 'refused' | 'open' | 'fault' | 'page' | 'broken';
  id?: string;
  phone?: string;
  status?: number;
  code?: string;
}

const WATCHED_AFTER_MS = 45_000;
const ORDERS_A_SECOND = '3';
/** On a quiet machine. */
const LONGEST_GAP_S = 30;

export interface TrialOptions {
  kills: number;
  secrets: Secrets;
  print: (line: string) => void;
}

/**
 * Cuts the power of the leader's machine under orders, `kills` times, and starts it again after the others have elected.
 * True where no acknowledged order is lost or doubled, each gap is short enough, and ledger and amcheck find nothing.
 */
export async function killLeaders(cluster: Cluster, { kills, secrets, print }: TrialOptions): Promise<boolean> {
  const machineOf = (name: string): Machine => {
    const machine = cluster.machines.get(name);
    if (!machine) throw new Error(`no machine ${name}`);
    return machine;
  };
  const told: Told[] = [];
  const load = startLoad(machineOf('client'), told);
  await until('the first orders', async () => told.some(({ kind }) => kind === 'placed'));
  await sleep(10_000);
  print('| fault | acknowledged | refused | faults | longest gap, s | pages |');
  print('| --- | --- | --- | --- | --- | --- |');
  let isSound = true;
  for (let turn = 1; turn <= kills; turn += 1) {
    const from = Date.now();
    const leader = await leaderOf(cluster);
    await cluster.cutPower(leader);
    await sleep(WATCHED_AFTER_MS);
    await startPatroni(await cluster.powerOn(leader), secrets);
    await untilSound(machineOf(leader));
    const gap = longestGap(told, from);
    isSound &&= gap <= LONGEST_GAP_S;
    print(row(`power cut no. ${turn} (${leader} > ${await leaderOf(cluster)})`, told, from, gap));
  }
  load.kill('SIGTERM');
  await new Promise((resolve) => load.once('close', resolve));
  const found = await referee(cluster, told);
  print(`\n${JSON.stringify(found)}`);
  return isSound && found.lost === 0 && found.doubled === 0 && found.ledger && found.amcheck.every(Boolean);
}

function startLoad(client: Machine, told: Told[]): ChildProcess {
  const program = join(ROOT, 'tools/cluster/load.main.ts');
  const args = [
    '--target',
    String(client.pid),
    '--net',
    process.execPath,
    program,
    'http://10.77.0.40:8080',
    ORDERS_A_SECOND,
  ];
  const child = spawn('nsenter', args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: ROOT });
  // One line of our own program.
  createInterface({ input: child.stdout }).on('line', (line) => told.push(JSON.parse(line) as Told));
  return child;
}

async function leaderOf(cluster: Cluster): Promise<string> {
  let leader: string | undefined;
  await until('a leader', async () => {
    for (const name of ['db1', 'db2', 'db3']) {
      const machine = cluster.machines.get(name);
      const members = machine ? await membersOf(machine) : [];
      leader = members.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
      if (leader) return true;
    }
    return false;
  });
  return leader ?? '';
}

function longestGap(told: readonly Told[], from: number): number {
  const times = told.filter(({ kind, at }) => kind === 'placed' && at >= from).map(({ at }) => at);
  let longest = 0;
  let before = from;
  for (const at of [...times, Date.now()]) {
    longest = Math.max(longest, at - before);
    before = at;
  }
  return longest / 1_000;
}

function row(fault: string, told: readonly Told[], from: number, gap: number): string {
  const since = told.filter(({ at }) => at >= from);
  const count = (kind: Told['kind']) => since.filter((one) => one.kind === kind).length;
  const pages = since.filter(({ kind }) => kind === 'page');
  const served = pages.filter(({ status }) => status === 200).length;
  return `| ${fault} | ${count('placed')} | ${count('refused')} | ${count('fault')} | ${gap.toFixed(1)} | ${served}/${pages.length} |`;
}

/** Compares what was acknowledged with what is there, on the leader, and looks for damage on all machines. */
async function referee(cluster: Cluster, told: readonly Told[]) {
  const leader = cluster.machines.get(await leaderOf(cluster));
  const shop = cluster.machines.get('shop1');
  if (!leader || !shop) throw new Error('a machine is missing');
  const psql = (machine: Machine, ...args: string[]) =>
    run(machine, ['psql', '-X', '-q', '-At', '-v', 'ON_ERROR_STOP=1', '-d', 'waha', ...args], 'postgres');
  // Sequential scans: an index that was damaged would hide what it lacks.
  const off = ['-c', 'set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off'];
  const there = (await psql(leader, ...off, '-c', 'select id from orders')).trim().split('\n');
  const phones = (await psql(leader, ...off, '-c', 'select phone from orders')).trim().split('\n');
  const ids = new Set(there);
  const acknowledged = told.filter(({ kind }) => kind === 'placed');
  const ours = new Set(told.map(({ phone }) => phone?.replace(/^0/, '+966')));
  const ordered = phones.filter((phone) => ours.has(phone));
  const amcheck = await Promise.all(
    ['db1', 'db2', 'db3'].map(async (name) => {
      const machine = cluster.machines.get(name);
      if (!machine) return false;
      return psql(machine, '-f', '/etc/patroni/amcheck.sql').then(
        () => true,
        () => false,
      );
    }),
  );
  const url = `DATABASE_URL=${await databaseUrlOf(shop)}`;
  const ledger = await run(shop, ['env', url, join(ROOT, 'dist/bin/waha'), 'check-ledger']).then(
    () => true,
    () => false,
  );
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ id }) => !ids.has(id ?? '')).length,
    doubled: ordered.length - new Set(ordered).size + (there.length - ids.size),
    open: told.filter(({ kind }) => kind === 'open').length,
    refused: [...new Set(told.flatMap(({ kind, code }) => (kind === 'refused' ? [code ?? '?'] : [])))],
    ledger,
    amcheck,
  };
}

/** The setting that the shop of this machine was started with. */
async function databaseUrlOf(shop: Machine): Promise<string> {
  const all = await run(shop, ['sh', '-c', 'cat /proc/[0-9]*/environ | tr "\\0" "\\n" | grep -m1 ^DATABASE_URL=']);
  return all.trim().replace('DATABASE_URL=', '');
}
