import { sql, type Tx } from '../../../../platform/database/index.ts';

/** Codes, of some in upper case, that a coupon has. */
export async function readTakenCodes(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ code: sql.text })`
    select code from coupons where code = any(${[...codes]}::text[])
  `.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

/** Deletes a coupon that nobody changed or used since. */
export async function deleteUnusedCoupon(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    with unused as (
      select id from coupons c where id = ${id} and version = 1 and uses = 0 and not exists (select from coupon_uses where coupon_id = c.id)
      for update
    ), targets as (delete from coupon_targets where coupon_id in (select id from unused))
    delete from coupons where id in (select id from unused) returning id
  `.execute(tx);
  return rows.length > 0;
}
