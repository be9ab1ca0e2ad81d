import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

export interface ReferralQuestion {
  /** The account that ordered, or null for a guest. */
  customerId: string | null;
  /** The attribution the order sends (`referral_code`): a click's number, or a code. Untrusted input. */
  told: string | null;
  couponId: number | null;
  /** When the order was placed. */
  at: Date;
}

const referralRow = {
  affiliateId: sql.int4,
  /** The affiliate's account. */
  customerId: sql.uuid.neverNull,
  via: sql.text.oneOf('coupon', 'link', 'code'),
  clickId: sql.uuid.orNull,
};
/** The attribution of an order: the affiliate and the evidence. */
export type Referral = Row<typeof referralRow>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The attribution of an order (docs/decisions/0040): the affiliate of its coupon; else of the latest click, the
 * browser's or the account's, within the programme's days; else of a code. Only affiliates who are approved now and
 * have an account.
 */
export async function findReferral(
  db: Database | Tx,
  { customerId, told, couponId, at }: ReferralQuestion,
): Promise<Referral | null> {
  const word = told?.trim() ?? '';
  const click = UUID.test(word) ? word : null;
  const { rows } = await sql.rows(referralRow)`
    with since as (select ${at}::timestamptz - make_interval(days => click_days) as since from affiliate_programme),
    found (affiliate_id, via, click_id, place, clicked_at) as (
      select affiliate_id, 'coupon', null::uuid, 1, null::timestamptz from affiliate_coupons
      where coupon_id = ${couponId}::int
      union all
      select affiliate_id, 'link', id, 2, clicked_at from affiliate_clicks, since
      where id = ${click}::uuid and clicked_at > since.since
      union all
      select affiliate_id, 'link', click_id, 2, clicked_at from affiliate_bindings, since
      where customer_id = ${customerId}::uuid and clicked_at > since.since and clicked_at <= ${at}
      union all
      select id, 'code', null, 3, null from affiliates where code = upper(${click ? null : word}::text)
    )
    select a.id as "affiliateId", a.customer_id as "customerId", f.via, f.click_id as "clickId"
    from found f join affiliates a on a.id = f.affiliate_id and a.status = 'approved' and a.customer_id is not null
    order by f.place, f.clicked_at desc nulls last limit 1
  `.execute(db);
  return rows[0] ?? null;
}
