import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * Pieces of variants that orders took and that are not sent yet, parts of bundles included: they left the level, and lie
 * on the shelf.
 */
export async function readUnsentPieces(
  where: Database | Tx,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ variant_id: sql.int4.neverNull, pieces: sql.int4.neverNull })`
    select w.variant_id, sum(w.pieces)::int as pieces
    from orders o join order_items i on i.order_id = o.id and not i.is_digital and i.quantity > i.sent + i.dropped
    cross join lateral (
      select i.variant_id, i.quantity - i.sent - i.dropped as pieces
      union all
      select (part ->> 'variant_id')::int, (part ->> 'quantity')::int * (i.quantity - i.sent - i.dropped)
      from jsonb_array_elements(i.parts) as part
    ) w
    where o.status in ('pending_payment', 'confirmed', 'processing') and w.variant_id = any(${[...variantIds]}::int[])
    group by w.variant_id
  `.execute(where);
  return new Map(rows.map((row) => [row.variant_id, row.pieces]));
}
