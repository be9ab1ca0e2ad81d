import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { postTransfer, readBalance } from '../../selling/ledger/index.ts';
import { readProgramme } from '../affiliates/index.ts';
import { readPending } from '../commissions/index.ts';
import { type ConversionRow, insertConversion } from './payouts.store.ts';

export interface Wish {
  customerId: string;
  points: number;
  to: ConversionRow['kind'];
  at: Date;
}

/**
 * Converts points to halalas irrevocably, at the present rate, which is recorded: in one transaction, points are taken
 * and halalas are added to earnings or store credit. Refuses fewer than the programme's minimum, and more than the
 * balance, with separate codes.
 */
export async function convertPoints(tx: Tx, { customerId, points, to: kind, at }: Wish): Promise<ConversionRow['id']> {
  const { halalasPerPoint: pointHalalas, leastPoints } = await readProgramme(tx);
  if (points < leastPoints) refuse('payouts.below_least_points', { least: leastPoints });
  const id = randomUUID();
  const cause = { kind: 'conversion', id };
  const taken = await postTransfer(tx, {
    unit: 'affiliate_points',
    from: { customerId },
    to: { house: 'spent' },
    ...{ amount: points, cause, at, key: `conversion ${id} points` },
  });
  if ('isShort' in taken) return refuseShort(tx, customerId, points);
  const given = await postTransfer(tx, {
    unit: kind === 'cash' ? 'affiliate_earnings' : 'store_credit',
    from: { house: 'issued' },
    to: { customerId },
    ...{ amount: points * pointHalalas, cause, at, key: `conversion ${id} money` },
  });
  if ('isShort' in given) throw new Error('the house is never short');
  const transfers = { pointsTransferId: taken.id, moneyTransferId: given.id };
  await insertConversion(tx, { id, customerId, points, pointHalalas, kind, ...transfers, at });
  return id;
}

async function refuseShort(tx: Tx, customerId: string, points: number): Promise<never> {
  const { balance, held } = await readBalance(tx, customerId, 'affiliate_points');
  if (balance < 0) refuse('payouts.points_owed', { owed: -balance });
  const pending = await readPending(tx, customerId);
  if (points <= balance - held + pending) refuse('payouts.points_pending', { pending });
  return refuse('payouts.points_short', { available: balance - held });
}
