import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './http-client.ts';
import { type Load, loads } from './overload-loads.ts';

/** Puts one kind of load on a shop from a process of its own, and returns the results. */
export interface LoadTask {
  address: string;
  load: Load;
  totals: number[];
  seconds: number;
  /**
   * Closed loop: this many concurrent requests, each sent when the previous one is answered. Otherwise open loop: a
   * fixed rate, regardless of the answers.
   */
  atOnce?: number;
  perSecond?: number;
}

export interface LoadReport {
  seconds: number;
  /** Milliseconds of each answer, by status; status 0: no answer. */
  byStatus: Record<number, number[]>;
}

const TICK_MS = 5;
/**
 * Opens connections before a flood is measured: thousands of new connections would wait for each other, because Node
 * accepts one in each turn of its loop; the TLS proxy in front of a shop has its connections open.
 */
const OPENING_MS = 1_000;
const byStatus: Record<number, number[]> = {};

function note(status: number, ms: number): void {
  byStatus[status] ??= [];
  byStatus[status].push(ms);
}

async function askAndNote(task: LoadTask, from: number): Promise<void> {
  const { path, ...options } = loads[task.load](task.totals);
  const begun = performance.now();
  const status = await ask(task.address + path, options).then(
    (reply) => reply.status,
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      return 0;
    },
  );
  if (begun >= from) note(status, performance.now() - begun);
}

/** Spreads requests evenly over the time: a burst would be another measurement. */
async function pour(work: () => Promise<void>, perSecond: number, until: number): Promise<void> {
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let now = begun; now < until; now = performance.now()) {
    while (all.length < ((now - begun) / 1_000) * perSecond) all.push(work());
    await sleep(TICK_MS);
  }
  await Promise.all(all);
}

async function goOn(work: () => Promise<void>, until: number): Promise<void> {
  while (performance.now() < until) await work();
}

async function carryOut(task: LoadTask): Promise<LoadReport> {
  const { seconds, atOnce, perSecond } = task;
  const begun = performance.now() + (perSecond === undefined ? 0 : OPENING_MS);
  const work = () => askAndNote(task, begun);
  const until = begun + seconds * 1_000;
  if (perSecond !== undefined) await pour(work, perSecond, until);
  else await Promise.all(Array.from({ length: atOnce ?? 1 }, () => goOn(work, until)));
  return { seconds: (performance.now() - begun) / 1_000, byStatus };
}

process.once('message', async (task) => {
  // Sent by bench-overload.ts.
  const report = await carryOut(task as LoadTask);
  // A long report takes several writes; disconnecting before the last one would lose it.
  process.send?.(report, () => process.disconnect());
});
process.on('disconnect', () => process.exit(0));
