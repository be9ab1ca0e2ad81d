import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import type { BufferedOrder } from './visit-buffer.ts';

/** An order may be given a source for so long: a page of an old order that is opened again changes nothing. */
const FRESH = sql`interval '1 hour'`;

/** Orders that a buyer placed; those of staff and prizes have no visit. */
const placed = sql`o.placed_by is null and o.subtotal_halalas > 0`;

const facts = sql`o.id, riyadh_day(o.created_at), o.city_id, o.total_halalas, order_is_sold(o.status, o.subtotal_halalas)`;

/**
 * Counts an order as it is now. After each change of it: in any order and twice, the last one holds. A machine that sold it is its
 * source, whatever the buyer's browser told.
 */
export async function recountOrder(db: Database, orderId: string): Promise<void> {
  await sql`
    insert into visit_orders as v (order_id, day, city_id, halalas, is_sold, source, medium, campaign)
    select ${facts}, left(coalesce(nullif(s.agent, ''), s.channel), 60), case when s.channel is not null then 'agent' end, s.channel
    from orders o left join order_sources s on s.order_id = o.id where o.id = ${orderId} and ${placed}
    on conflict (order_id) do update set halalas = excluded.halalas, is_sold = excluded.is_sold,
      source = coalesce(excluded.source, v.source), medium = coalesce(excluded.medium, v.medium),
      campaign = coalesce(excluded.campaign, v.campaign)
  `.execute(db);
}

/** Says of orders by which source their buyers came; the first that is told of an order holds. */
export async function attachSources(tx: Tx, told: readonly BufferedOrder[]): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ orderId, source, device }) => ({ order_id: orderId, ...source, device }));
  await sql`
    insert into visit_orders as v (order_id, day, city_id, halalas, is_sold, source, medium, campaign, device)
    select ${facts}, r.source, r.medium, r.campaign, r.device
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (order_id uuid, source text, medium text, campaign text, device text)
    join orders o on o.id = r.order_id and ${placed} and o.created_at > now() - ${FRESH}
    on conflict (order_id) do update set
      source = excluded.source, medium = excluded.medium, campaign = excluded.campaign, device = excluded.device
      where v.source is null
  `.execute(tx);
}
