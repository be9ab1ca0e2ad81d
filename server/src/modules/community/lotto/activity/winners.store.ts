import { type Database, type Row, sql } from '../../../../platform/database/index.ts';
import { prizeColumns } from '../campaigns/prizes.ts';

const winnerRow = {
  ...prizeColumns,
  customer_id: sql.uuid.neverNull,
  campaign_id: sql.int4,
  city_ar: sql.text.orNull,
  city_en: sql.text.orNull,
  scratched_at: sql.timestamptz.neverNull,
};
export type WinnerRow = Row<typeof winnerRow>;

/**
 * Winners of valuable prizes, the latest first: the city is the destination of the prize, else the customer's. Deleted
 * accounts are not included.
 */
export async function listWinners(db: Database, limit: number): Promise<WinnerRow[]> {
  const { rows } = await sql.rows(winnerRow)`
    select t.customer_id, t.campaign_id, t.scratched_at, p.kind, p.percent, p.amount, p.maximum_halalas, p.minimum_order_halalas,
      p.variant_id, p.item, city.name_ar as city_ar, city.name_en as city_en
    from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id and t.customer_id is not null
    join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
    join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize
      and p.kind in ('product', 'store_credit', 'fixed_coupon')
    left join orders o on o.id = r.order_id
    left join lateral (
      select a.city_id from customer_addresses a where a.customer_id = t.customer_id order by a.is_default desc, a.id limit 1
    ) home on true
    left join cities city on city.id = coalesce(o.city_id, home.city_id)
    order by t.scratched_at desc, t.id limit ${limit}
  `.execute(db);
  return rows;
}
