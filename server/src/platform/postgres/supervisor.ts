import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster-file.ts';

const WATCH_EVERY_MS = 250;
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 100;
/** A server that ran this long counts as recovered: the next loss starts the count again. */
const STEADY_MS = 1_000;

export type SupervisorHooks = {
  /** Restarts the server; resolves with its process id. */
  restart: () => Promise<number>;
  onLost: () => void;
  onRecovered: (durationMs: number) => void;
  /** Called once, when the last attempt failed. */
  onGaveUp: (error: unknown) => void;
  /** The pause after the first failed start; it doubles each time. */
  firstPauseMs?: number;
};

export type Supervisor = { pid(): number; stop(): Promise<void> };

/**
 * Supervises the server's process, whether started or adopted, and restarts it when it dies: at most six attempts in a
 * row, with pauses from a tenth of a second to three seconds.
 */
export function superviseServer(firstPid: number, hooks: SupervisorHooks): Supervisor {
  const stopping = new AbortController();
  let pid = firstPid;
  const watching = (async () => {
    let attempts = 0;
    let startedAt = performance.now();
    while (!stopping.signal.aborted) {
      await pause(WATCH_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted || isAlive(pid)) continue;
      if (performance.now() - startedAt > STEADY_MS) attempts = 0;
      hooks.onLost();
      const lostAt = performance.now();
      const revived = await revive(hooks, attempts, stopping.signal);
      if (revived === undefined) return;
      pid = revived.pid;
      attempts = revived.attempts;
      startedAt = performance.now();
      hooks.onRecovered(startedAt - lostAt);
    }
  })();
  return {
    pid: () => pid,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

async function revive(
  hooks: SupervisorHooks,
  attemptsBefore: number,
  signal: AbortSignal,
): Promise<{ pid: number; attempts: number } | undefined> {
  let lastError: unknown = new Error('PostgreSQL kept dying soon after it started');
  for (let attempts = attemptsBefore; attempts < MAX_ATTEMPTS && !signal.aborted; attempts += 1) {
    try {
      return { pid: await hooks.restart(), attempts: attempts + 1 };
    } catch (error) {
      lastError = error;
      await pause((hooks.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** attempts, signal);
    }
  }
  if (!signal.aborted) hooks.onGaveUp(lastError);
  return undefined;
}

/** Does not keep the process alive by itself. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
