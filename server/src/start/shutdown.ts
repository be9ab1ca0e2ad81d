import type { Log } from '../platform/log/index.ts';

/** Supervisors wait ten seconds before they kill. */
const HARD_LIMIT_MS = 9_500;

/** npm forwards the terminal's Ctrl+C, so the same signal may arrive twice in quick succession. */
const REPEAT_MS = 1_000;

export type Step = { name: string; limitMs: number; run: () => Promise<void> };

export type Shutdown = {
  /** Adds a clean-up step; the last added runs first. */
  push(step: Step): void;
  /** Runs all clean-up steps once and exits: 0 when none failed and `exitCode` is 0. */
  begin(reason: string, exitCode: number): void;
};

/**
 * Graceful shutdown: ends the process in order on SIGTERM, SIGINT or `begin`. Each step has a time limit, and a failed
 * one does not stop the others. After nine and a half seconds, or on a second signal, the process exits 1 immediately.
 */
export function prepareShutdown(log: Log): Shutdown {
  const steps: Step[] = [];
  let begunAt: number | undefined;
  async function begin(reason: string, exitCode: number): Promise<void> {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref();
    log.info({ reason }, 'Stopping');
    let code = exitCode;
    for (const step of steps.toReversed()) if (!(await runStep(step, log))) code = 1;
    log.info({ durationMs: Math.round(performance.now() - begunAt) }, 'Stopped');
    log.flush(() => process.exit(code));
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (begunAt !== undefined && performance.now() - begunAt > REPEAT_MS) process.exit(1);
      void begin(name, 0);
    });
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'A defect the shop cannot go on with');
    void begin('uncaughtException', 1);
  });
  return { push: (step) => steps.push(step), begin: (reason, exitCode) => void begin(reason, exitCode) };
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
