import type { OpenedHandover } from '../../../../extensions/index.ts';
import { sql, type Tx } from '../../../../platform/database/index.ts';

export type OrderSource = OpenedHandover & { orderId: string };

/**
 * Notes by which machine an order was sold. A reference is of one order alone; false where another order that lives has it, and nothing
 * is noted. Where that one was never paid or is cancelled, the new one names the machine without it.
 */
export async function insertOrderSource(tx: Tx, source: OrderSource): Promise<boolean> {
  const { orderId, channel, agent, reference } = source;
  const first = await sql.rows({ order_id: sql.uuid })`
    insert into order_sources (order_id, channel, agent, reference)
    values (${orderId}, ${channel}, ${agent}, ${reference})
    on conflict (channel, reference) do nothing returning order_id
  `.execute(tx);
  if (first.rows.length > 0) return true;
  // A statement of its own: the first may have waited for an order that it could not see when it began.
  const again = await sql.rows({ order_id: sql.uuid })`
    insert into order_sources (order_id, channel, agent)
    select ${orderId}::uuid, ${channel}::text, ${agent}::text
    where not exists (
      select 1 from order_sources s join orders o on o.id = s.order_id
      where s.channel = ${channel} and s.reference = ${reference} and o.status not in ('cancelled', 'expired')
    )
    returning order_id
  `.execute(tx);
  return again.rows.length > 0;
}
