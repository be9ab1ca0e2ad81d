import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess, callOver, startApiProcess } from '../testing/api-process.ts';
import { orderBody } from '../testing/factories/selling-factories.ts';

/** The number of concurrent buyers. */
const BUYERS = 12;
/** Longer than the supervisor retries a server that dies at once, before it rightly gives up. */
const LEAST_ROUND_MS = 1_100;
const LONGEST_ROUND_MS = 900;
const RETRY_PAUSE_MS = 60;
const MAX_RETRIES = 200;

/** One attempted order, with the idempotency key that makes a retry safe. */
interface Attempt {
  key: string;
  body: unknown;
  /** Set once the shop has answered 201. */
  orderId?: string;
}

export interface CrashWorld {
  databaseUrl: string;
  /** Something of which there is plenty: 100.00 riyals each. */
  productId: number;
  /** Kills PostgreSQL with SIGKILL. */
  killDatabase(): Promise<void>;
}

export interface CrashReport {
  rounds: number;
  attempts: number;
  acknowledgedBeforeCrash: number;
  /** The faults found; must be empty. */
  faults: string[];
}

/**
 * Orders under load while the server or the database is killed at a random moment. After each kill every order is asked
 * for again with its key: what was acknowledged must come back as the same order, the rest must succeed exactly once.
 */
export async function runCrashRounds(
  world: CrashWorld,
  victim: 'server' | 'database',
  rounds: number,
): Promise<CrashReport> {
  const report: CrashReport = { rounds, attempts: 0, acknowledgedBeforeCrash: 0, faults: [] };
  let api = await startApiProcess(world.databaseUrl);
  for (let round = 0; round < rounds; round += 1) {
    const attempts: Attempt[] = [];
    const stop = new AbortController();
    const buyers = Array.from({ length: BUYERS }, () => buyUntil(stop.signal, api, world.productId, attempts));
    await sleep(LEAST_ROUND_MS);
    // On a busy machine no order may be answered by then, and a kill would prove nothing.
    while (!attempts.some(({ orderId }) => orderId)) await sleep(5);
    await sleep(Math.random() * LONGEST_ROUND_MS);
    if (victim === 'server') api.process.kill('SIGKILL');
    else await world.killDatabase();
    await sleep(30);
    stop.abort();
    await Promise.all(buyers);
    report.attempts += attempts.length;
    report.acknowledgedBeforeCrash += attempts.filter((attempt) => attempt.orderId).length;
    if (victim === 'server') api = await startApiProcess(world.databaseUrl);
    report.faults.push(...(await retryAll(api, attempts)));
  }
  await api.stop();
  return report;
}

async function buyUntil(signal: AbortSignal, api: ApiProcess, productId: number, attempts: Attempt[]): Promise<void> {
  while (!signal.aborted) {
    const attempt: Attempt = { key: randomUUID(), body: orderBody([{ product_id: productId, quantity: 1 }], 140) };
    attempts.push(attempt);
    try {
      const { status, body } = await callOver(api.address, 'POST /orders', attempt.body, {
        'idempotency-key': attempt.key,
      });
      if (status === 201) attempt.orderId = body.data.id;
      else await sleep(5);
    } catch {
      return;
    }
  }
}

async function retryAll(api: ApiProcess, attempts: readonly Attempt[]): Promise<string[]> {
  const faults = await Promise.all(attempts.map((attempt) => retry(api, attempt)));
  return faults.flatMap((fault) => fault ?? []);
}

async function retry(api: ApiProcess, attempt: Attempt): Promise<string | null> {
  let last = 'no answer';
  for (let time = 0; time < MAX_RETRIES; time += 1) {
    const answer = await callOver(api.address, 'POST /orders', attempt.body, { 'idempotency-key': attempt.key }).catch(
      () => null,
    );
    if (answer?.status === 201) {
      const id: string = answer.body.data.id;
      const isLost = attempt.orderId !== undefined && attempt.orderId !== id;
      attempt.orderId = id;
      return isLost ? `an acknowledged order was lost: key ${attempt.key}` : null;
    }
    last = answer ? `${answer.status} ${answer.body.code}` : 'no answer';
    await sleep(RETRY_PAUSE_MS);
  }
  return `key ${attempt.key} never succeeded: ${last}`;
}
