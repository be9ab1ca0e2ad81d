import { type Database, sendWithCommit, sql, type Tx } from '../../../platform/database/index.ts';

/** Stores the applied coupon of a customer, replacing the former one. */
export async function rememberCoupon(db: Database | Tx, customerId: string, couponId: number): Promise<void> {
  await sql`
    insert into kept_coupons (customer_id, coupon_id) values (${customerId}, ${couponId})
    on conflict (customer_id) do update set coupon_id = excluded.coupon_id, kept_at = now()
  `.execute(db);
}

export async function forgetAppliedCoupon(db: Database | Tx, customerId: string): Promise<void> {
  await sql`delete from kept_coupons where customer_id = ${customerId}`.execute(db);
}

/** Deletes the applied coupons of customers with a new order, sent along with the commit. */
export async function forgetAppliedCoupons(tx: Tx, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return;
  // The array in a subselect, as in `sql.uncounted`: the planner must not see its length.
  const forgetting = sql`delete from kept_coupons where customer_id = any((select ${[...customerIds]}::uuid[])::uuid[])`;
  await sendWithCommit(tx, forgetting);
}

/** The code of a customer's applied coupon, valid or not. */
export async function readAppliedCode(db: Database | Tx, customerId: string): Promise<string | null> {
  const { rows } = await sql.rows({ code: sql.text })`
    select c.code from kept_coupons k join coupons c on c.id = k.coupon_id where k.customer_id = ${customerId}
  `.execute(db);
  return rows[0]?.code ?? null;
}
