import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { captureHold, postTransfer, readBalance, type TransferResult } from '../../selling/ledger/index.ts';
import {
  changeLifetime,
  insertEarning,
  insertPosted,
  listEarnings,
  listRanks,
  lockTotal,
  lowerEarning,
  markTakenBack,
  type NewEarning,
  type PostedEarning,
} from './points.store.ts';
import { rankFor } from './standing.ts';

/**
 * Gives the points that a rule grants, once for each cause and within the day's limit (product decision 7). Returns the
 * number of points: 0 where the limit is reached, the cause was rewarded before, or no rule has this kind.
 */
export async function earn(tx: Tx, earning: NewEarning): Promise<number> {
  await lockTotal(tx, earning.customerId);
  const earned = await insertEarning(tx, earning);
  if (!earned) return 0;
  const lifetime = await changeLifetime(tx, earning.customerId, earned.points);
  await tellOfRank(tx, earning.customerId, { before: lifetime - earned.points, after: lifetime });
  await postTransfer(tx, {
    unit: 'loyalty_points',
    from: { house: 'issued' },
    to: { customerId: earning.customerId },
    amount: earned.points,
    cause: { kind: earning.kind, id: earning.cause },
    key: `points ${earned.id}`,
    at: earning.at,
  });
  return earned.points;
}

/**
 * Posts points that were held for a customer, once for each cause: from now on they can be spent and count for the
 * rank. The hold is a ledger entry from the house account `issued` to the customer.
 */
export async function post(tx: Tx, earning: PostedEarning): Promise<void> {
  const { customerId, points, holdId, at } = earning;
  await lockTotal(tx, customerId);
  if (!(await insertPosted(tx, earning))) return;
  const lifetime = await changeLifetime(tx, customerId, points);
  await tellOfRank(tx, customerId, { before: lifetime - points, after: lifetime });
  await captureHold(tx, holdId, { unit: 'loyalty_points', from: { house: 'issued' }, to: { customerId }, at });
}

async function tellOfRank(tx: Tx, customerId: string, { before, after }: { before: number; after: number }) {
  const ranks = await listRanks(tx);
  const { key } = rankFor(ranks, after);
  if (key !== rankFor(ranks, before).key) await publish(tx, 'rank.reached', { customerId, rank: key });
}

/**
 * Takes back the points of a cause that no longer holds, and of its parts: all of them from the rank, and from the
 * balance as much as is left. Idempotent. `mayOwe`: the member ended the cause or broke the rules, so spent points
 * become a debt that later earnings pay (docs/decisions/0092).
 */
export async function takeBack(tx: Tx, cause: string, at: Date, { mayOwe = false } = {}): Promise<void> {
  for (const { id, customer_id: customerId, points } of await listEarnings(tx, cause)) {
    await lockTotal(tx, customerId);
    if (!(await markTakenBack(tx, id, at))) continue;
    await changeLifetime(tx, customerId, -points);
    const taking = { customerId, points, cause, key: `points back ${id}`, at };
    await (mayOwe ? takeAll(tx, taking) : takeWhatIsLeft(tx, taking));
  }
}

/** Lowers earnings of a cause that was partly undone to `standing` points. Earnings at or below that are unchanged. */
export async function takeBackTo(tx: Tx, cause: string, standing: number, at: Date): Promise<void> {
  if (standing <= 0) return takeBack(tx, cause, at);
  for (const { id, customer_id: customerId } of await listEarnings(tx, cause)) {
    await lockTotal(tx, customerId);
    const lowered = await lowerEarning(tx, id, standing);
    if (!lowered) continue;
    await changeLifetime(tx, customerId, -lowered.by);
    const key = `points back ${id} from ${standing + lowered.by}`;
    await takeWhatIsLeft(tx, { customerId, points: lowered.by, cause, key, at });
  }
}

interface Taking {
  customerId: string;
  points: number;
  cause: string;
  key: string;
  at: Date;
}

async function takeAll(tx: Tx, { customerId, points, cause, key, at }: Taking): Promise<void> {
  const back = { from: { customerId }, to: { house: 'issued' }, amount: points, mayOwe: true } as const;
  await postTransfer(tx, { unit: 'loyalty_points', ...back, cause: { kind: 'taken_back', id: cause }, key, at });
}

/** A concurrent purchase may lower the balance meanwhile: then another attempt takes the smaller balance. */
async function takeWhatIsLeft(tx: Tx, { customerId, points, cause, key, at }: Taking): Promise<void> {
  let taken: TransferResult;
  do {
    const { balance, held } = await readBalance(tx, customerId, 'loyalty_points');
    const amount = Math.min(points, balance - held);
    if (amount <= 0) return;
    taken = await postTransfer(tx, {
      unit: 'loyalty_points',
      from: { customerId },
      to: { house: 'issued' },
      amount,
      cause: { kind: 'taken_back', id: cause },
      key,
      at,
    });
  } while ('isShort' in taken);
}
