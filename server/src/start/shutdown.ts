import cluster from 'node:cluster';
import type { Log } from '../platform/log/index.ts';

/** Supervisors wait ten seconds before they kill. */
const HARD_LIMIT_MS = 9_500;

/** npm forwards the terminal's Ctrl+C, so the same signal may arrive twice in quick succession. */
const REPEAT_MS = 1_000;

/** Time for signals that have arrived to be heard. */
const HEARD_MS = 50;

export type Step = { name: string; limitMs: number; run: () => Promise<void> };

export type Shutdown = {
  /** Adds a clean-up step; the last added runs first. */
  push(step: Step): void;
  /** Runs all clean-up steps once and exits: 0 when none failed and `exitCode` is 0. */
  begin(reason: string, exitCode: number): void;
  /** Runs the same steps, then starts the process anew in its place: it keeps its number, and its supervisor sees no end. */
  restart(reason: string): void;
};

/**
 * Graceful shutdown: ends the process in order on SIGTERM, SIGINT or `begin`. Each step has a time limit, and a failed
 * one does not stop the others. After nine and a half seconds, or on a second signal, the process exits 1 immediately.
 */
export function prepareShutdown(log: Log): Shutdown {
  const steps: Step[] = [];
  let begunAt: number | undefined;
  let isRestart = false;
  function end(code: number): void {
    if (!isRestart) process.exit(code);
    // A signal that has arrived is heard first: the new image of the process would not know of it.
    setTimeout(() => (isRestart ? startAnew() : process.exit(code)), HEARD_MS);
  }
  async function begin(reason: string, exitCode: number): Promise<void> {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    setTimeout(() => end(1), HARD_LIMIT_MS).unref();
    log.info({ reason }, 'Stopping');
    let code = exitCode;
    for (const step of steps.toReversed()) if (!(await runStep(step, log))) code = 1;
    log.info({ durationMs: Math.round(performance.now() - begunAt) }, 'Stopped');
    log.flush(() => end(code));
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      // Asked to end, the shop does not come back.
      isRestart = false;
      if (begunAt !== undefined && performance.now() - begunAt > REPEAT_MS) process.exit(1);
      void begin(name, 0);
    });
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'A defect the shop cannot go on with');
    void begin('uncaughtException', 1);
  });
  return {
    push: (step) => steps.push(step),
    begin: (reason, exitCode) => void begin(reason, exitCode),
    restart(reason) {
      isRestart = begunAt === undefined;
      void begin(reason, 0);
    },
  };
}

/** Executes the same command in this process. */
function startAnew(): void {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { ...process.env });
}

async function runStep({ name, limitMs, run }: Step, log: Log): Promise<boolean> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
  try {
    await Promise.race([run(), limit.promise]);
    return true;
  } catch (error) {
    log.error({ err: error, step: name }, 'A step of stopping failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const MESSAGE = 'restart the shop';

/**
 * A way for a process of the shop to start all of it anew: itself, or by asking the process that forked it. Undefined where the system
 * cannot replace a process in place.
 */
export function createRestart(shutdown: Shutdown): (() => void) | undefined {
  if (!process.execve || process.platform !== 'linux') return undefined;
  if (cluster.isPrimary) return () => shutdown.restart('new settings');
  return () => process.send?.(MESSAGE);
}

/** Lets forked processes ask for a restart. */
export function hearRestarts(shutdown: Shutdown): void {
  cluster.on('message', (_, message) => {
    if (message === MESSAGE) shutdown.restart('new settings');
  });
}
