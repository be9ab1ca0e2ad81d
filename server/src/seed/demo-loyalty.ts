import { demoMemberCustomers } from '@waha/demo/community';
import { announceExpiries } from '../modules/community/points/index.ts';
import { findByPhone } from '../modules/people/identity/index.ts';
import { postTransfer } from '../modules/selling/ledger/index.ts';
import { type Database, inTransaction, sql } from '../platform/database/index.ts';
import { normalisePhone } from '../platform/phone/index.ts';
import { daysBefore } from './past-calls.ts';

const OLD_POINTS = 140;
const EARNED_DAYS_AGO = 372;
/** The warning before expiry was sent so long ago; the expiry is still to come. */
const TOLD_DAYS_AGO = 20;

/**
 * Gives the first customer of a demo shop some points that are about to expire, with the warning; orders add further
 * points.
 */
export async function addMissingLoyalty(db: Database, at: Date): Promise<void> {
  const [first] = demoMemberCustomers;
  const customer = first && (await findByPhone(db, normalisePhone(first.phone) ?? ''));
  if (!customer) return;
  const { rows } =
    await sql`select from point_earnings where customer_id = ${customer.id} and cause = 'demo old'`.execute(db);
  if (rows.length > 0) return;
  const earnedAt = daysBefore(at, EARNED_DAYS_AGO);
  await inTransaction(db, async (tx) => {
    const { rows: earned } = await sql.rows({ id: sql.int8 })`
      with total as (
        insert into point_totals (customer_id, lifetime) values (${customer.id}, ${OLD_POINTS})
        on conflict (customer_id) do update set lifetime = point_totals.lifetime + excluded.lifetime
      )
      insert into point_earnings (customer_id, kind, cause, points, day, earned_at)
      values (${customer.id}, 'order', 'demo old', ${OLD_POINTS},
        (${earnedAt}::timestamptz at time zone 'Asia/Riyadh')::date, ${earnedAt})
      returning id
    `.execute(tx);
    await postTransfer(tx, {
      unit: 'loyalty_points',
      from: { house: 'issued' },
      to: { customerId: customer.id },
      amount: OLD_POINTS,
      cause: { kind: 'order', id: 'demo old' },
      key: `points ${earned[0]?.id}`,
      at: earnedAt,
    });
  });
  await announceExpiries(db, daysBefore(at, TOLD_DAYS_AGO));
}
