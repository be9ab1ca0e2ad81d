import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const tieRow = { coupon_id: sql.int4, affiliate_id: sql.int4, code: sql.text };
/** A coupon that is an affiliate's, with the affiliate's code. */
export type CouponLinkRow = Row<typeof tieRow>;

const columns = sql`t.coupon_id, t.affiliate_id, a.code`;
const from = sql`affiliate_coupons t join affiliates a on a.id = t.affiliate_id`;

export async function readCouponLink(db: Database | Tx, couponId: number): Promise<CouponLinkRow | undefined> {
  const { rows } = await sql.rows(tieRow)`select ${columns} from ${from} where t.coupon_id = ${couponId}`.execute(db);
  return rows[0];
}

export const listCouponLinks = defineList({
  columns: tieRow,
  select: columns,
  from,
  sorts: { coupon_id: sql`t.coupon_id` },
  sort: '-coupon_id',
  tie: sql`t.coupon_id`,
  filters: { affiliate_id: (id: number) => sql`t.affiliate_id = ${id}` },
});

/** False where the coupon is linked already. */
export async function insertCouponLink(tx: Tx, couponId: number, affiliateId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into affiliate_coupons (coupon_id, affiliate_id) values (${couponId}, ${affiliateId})
    on conflict (coupon_id) do nothing returning coupon_id
  `.execute(tx);
  return rows.length > 0;
}

/** False where the coupon is not linked. */
export async function deleteCouponLink(tx: Tx, couponId: number): Promise<boolean> {
  const { rows } = await sql`delete from affiliate_coupons where coupon_id = ${couponId} returning coupon_id`.execute(
    tx,
  );
  return rows.length > 0;
}
