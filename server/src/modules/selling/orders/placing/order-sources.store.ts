import type { OpenedHandover } from '../../../../extensions/index.ts';
import { sql, type Tx } from '../../../../platform/database/index.ts';

export type OrderSource = OpenedHandover & { orderId: string };

/** Notes by which machines orders were sold. A reference is of one order alone: the first that is written. */
export async function insertOrderSources(tx: Tx, sources: readonly OrderSource[]): Promise<void> {
  if (sources.length === 0) return;
  const rows = sources.map(({ orderId, ...source }) => ({ order_id: orderId, ...source }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (order_id uuid, channel text, agent text, reference text)
    ), first as (
      insert into order_sources (order_id, channel, agent, reference)
      select order_id, channel, agent, reference from given
      on conflict (channel, reference) do nothing returning order_id
    )
    insert into order_sources (order_id, channel, agent)
    select order_id, channel, agent from given where order_id not in (select order_id from first)
  `.execute(tx);
}
