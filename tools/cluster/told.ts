import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../check/source-files.ts';
import type { Machine } from './machines.ts';

/** One line of load.main.ts. */
export interface Told {
  at: number;
  kind: 'quoted' | 'placed' | 'refused' | 'open' | 'fault' | 'again' | 'page' | 'purge' | 'broken';
  id?: string;
  key?: string;
  phone?: string;
  email?: string;
  status?: number;
  code?: string;
  /** The time at which a change was asked for, and the shop that made it. */
  from?: number;
  by?: string;
  /** How long an answer took, or until both shops showed a change. Null where one never did. */
  ms?: number | null;
}

/** Orders, pages and changes of a product, from a machine of the cluster. */
export interface Load {
  told: Told[];
  /** Sends no new orders, waits for those under way, and ends. */
  stop(): Promise<void>;
  /** Ends at once: nobody is left to answer. */
  abandon(): Promise<void>;
}

const ORDERS_A_SECOND = '3';

export function startLoad(client: Machine, token: string): Load {
  const told: Told[] = [];
  const program = join(ROOT, 'tools/cluster/load.main.ts');
  const shops = 'http://10.77.0.31:3000,http://10.77.0.32:3000';
  const args = ['--target', String(client.pid), '--net', process.execPath, program];
  const child: ChildProcess = spawn('nsenter', [...args, 'http://10.77.0.40:8080', ORDERS_A_SECOND, shops], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: ROOT,
    env: { ...process.env, WAHA_TOKEN: token },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  // One line of our own program.
  child.stdout?.pipe(createWriteStream(join(dirname(client.folder), 'logs', 'load.jsonl'), { flags: 'a' }));
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => told.push(JSON.parse(line) as Told));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { told, stop: () => end('SIGTERM'), abandon: () => end('SIGKILL') };
}

/** The longest time without an order, in seconds, from a moment until now. */
export function longestGap(told: readonly Told[], from: number): number {
  const times = told.filter(({ kind, at }) => kind === 'placed' && at >= from).map(({ at }) => at);
  let longest = 0;
  let before = from;
  for (const at of [...times, Date.now()]) {
    longest = Math.max(longest, at - before);
    before = at;
  }
  return longest / 1_000;
}
