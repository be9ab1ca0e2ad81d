import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/log/index.ts';

const FORK_PAUSE_MS = 200;

/** A process that dies this soon after its fork counts against the limit. */
const EARLY_MS = 5_000;
const MAX_EARLY_DEATHS = 10;

export type ServerProcesses = { stop(): Promise<void> };

export type ServerProcessesOptions = {
  count: number;
  /** Added to each process's settings. */
  env: Record<string, string>;
  log: Log;
  /** Called when processes keep dying soon after they start. */
  onGaveUp: (error: Error) => void;
};

/** Forks `count` processes that answer on one port, and starts another whenever one dies. Resolves when all listen. */
export async function startServerProcesses(options: ServerProcessesOptions): Promise<ServerProcesses> {
  const { count, env, log, onGaveUp } = options;
  let stopping = false;
  let earlyDeaths = 0;
  const fork = (slot: number): Promise<void> => {
    const worker = cluster.fork({ ...env, WORKER_SLOT: String(slot) });
    const forkedAt = performance.now();
    worker.once('exit', (code, signal) => void replace(slot, [code, signal], performance.now() - forkedAt));
    return new Promise((resolve) => worker.once('listening', () => resolve()));
  };
  async function replace(slot: number, [code, signal]: [number, string], livedMs: number): Promise<void> {
    // On Ctrl+C the children receive the signal too, possibly before this process.
    await sleep(FORK_PAUSE_MS);
    if (stopping) return;
    earlyDeaths = livedMs < EARLY_MS ? earlyDeaths + 1 : 0;
    log.error({ exitCode: code, signal }, 'A server process died; starting another');
    if (earlyDeaths > MAX_EARLY_DEATHS) onGaveUp(new Error('Server processes keep dying soon after they start'));
    else void fork(slot);
  }
  await Promise.all(Array.from({ length: count }, (_, slot) => fork(slot)));
  return {
    async stop() {
      stopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    },
  };
}

function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}
