import { randomUUID } from 'node:crypto';
import { readAffiliate } from '../../modules/community/affiliates/index.ts';
import { askToWithdraw, convertPoints } from '../../modules/community/payouts/index.ts';
import { postTransfer, releaseHold } from '../../modules/selling/ledger/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';

/** A destination of withdrawals. */
export const PAYEE = { iban: 'SA03 8000 0000 6080 1016 7519', name: 'نورة العتيبي' };

/** Gives an affiliate points that can be used, as a gift of the shop. */
export async function giveAffiliatePoints(db: Database, customerId: string, points: number): Promise<void> {
  await inTransaction(db, (tx) =>
    postTransfer(tx, {
      unit: 'affiliate_points',
      from: { house: 'issued' },
      to: { customerId },
      amount: points,
      cause: { kind: 'gift', id: customerId },
      key: `gift ${randomUUID()}`,
    }),
  );
}

/** Gives an affiliate earnings: so many points, converted. */
export async function giveEarnings(db: Database, customerId: string, points: number): Promise<void> {
  await giveAffiliatePoints(db, customerId, points);
  await inTransaction(db, (tx) => convertPoints(tx, { customerId, points, to: 'cash', at: new Date() }));
}

/** A pending withdrawal of an affiliate, after giving them the earnings for it; returns its id. */
export async function askForPayout(db: Database, customerId: string, riyals = 100): Promise<string> {
  await giveEarnings(db, customerId, riyals * 10);
  const affiliate = await readAffiliate(db, { customerId });
  if (!affiliate) throw new Error('an affiliate asks for it');
  const payee = { ...affiliate, customer_id: customerId };
  return inTransaction(db, (tx) => askToWithdraw(tx, payee, { amount: riyals, ...PAYEE }, new Date()));
}

/** Cancels open withdrawals of a customer, so that the account can be deleted. */
export async function endPayouts(db: Database, customerId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql.rows({ hold_id: sql.int8 })`
      update withdrawals set status = 'cancelled', ended_at = now()
      where customer_id = ${customerId} and status in ('pending', 'approved') returning hold_id
    `.execute(tx);
    for (const { hold_id: holdId } of rows) {
      await releaseHold(tx, holdId, { unit: 'affiliate_earnings', from: { customerId }, to: { house: 'spent' } });
    }
  });
}
