import { type Sql, sql, type Tx } from '../../../../platform/database/index.ts';
import { giveStock, MOST_IN_STOCK, type StockChange, type StockDemand, sumDemand, take } from './stock.store.ts';

/** Takes pieces that are sent to another branch: all, or none where one is short. The note names the transfer. */
export function sendStock(
  tx: Tx,
  demands: readonly StockDemand[],
  note: string,
): Promise<StockChange | { missingVariantId: number }> {
  return take(tx, [{ orderId: null, demands }], { reason: 'transfer', note });
}

/** Adds pieces that came from another branch; the note names the transfer. */
export async function receiveStock(tx: Tx, demands: readonly StockDemand[], note: string): Promise<StockChange> {
  const come = sumDemand(demands);
  const ids = come.map((one) => one.variantId);
  await addMissingLevels(tx, ids);
  const rows: Sql<unknown> = sql`
    select * from unnest(${ids}::int[], ${come.map((one) => one.quantity)}::int[]) as c (variant_id, quantity)`;
  return giveStock(tx, rows, { orderId: null, reason: 'transfer', note });
}

export interface Correction {
  variantId: number;
  /** Not 0. */
  delta: number;
}

/**
 * Corrects levels by what a count found missing or extra. A level is lowered to zero at most, and what is owed to orders
 * is never raised by that. Returns by how much each was changed; those that were not changed are left out.
 */
export async function correctStock(
  tx: Tx,
  corrections: readonly Correction[],
  note: string,
): Promise<StockChange & { applied: Map<number, number> }> {
  const ids = corrections.map((one) => one.variantId);
  await addMissingLevels(tx, ids);
  const row = { variant_id: sql.int4, product_id: sql.int4, quantity: sql.int4, applied: sql.int4.neverNull };
  const { rows } = await sql.rows(row)`
    with locked as (
      select s.variant_id, s.quantity, c.delta
      from stock_levels s
      join unnest(${ids}::int[], ${corrections.map((one) => one.delta)}::int[]) as c (variant_id, delta) on c.variant_id = s.variant_id
      order by s.variant_id for no key update of s
    ), wanted as (
      select variant_id, greatest(delta, -greatest(quantity, 0)) as applied from locked
      where quantity + delta <= ${MOST_IN_STOCK}
    ), changed as (
      update stock_levels s set quantity = s.quantity + w.applied from wanted w
      where s.variant_id = w.variant_id and w.applied <> 0
      returning s.variant_id, s.product_id, s.quantity, w.applied
    ), moved as (
      insert into stock_movements (variant_id, delta, reason, note)
      select variant_id, applied, 'counted', ${note}::text from changed
    )
    select variant_id, product_id, quantity, applied from changed
  `.execute(tx);
  const isFlipped = (one: (typeof rows)[number]) => one.quantity > 0 !== one.quantity - one.applied > 0;
  return {
    productIds: [...new Set(rows.map((one) => one.product_id))],
    flippedProductIds: [...new Set(rows.filter(isFlipped).map((one) => one.product_id))],
    applied: new Map(rows.map((one) => [one.variant_id, one.applied])),
  };
}

async function addMissingLevels(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await sql`
    insert into stock_levels (variant_id, product_id, quantity)
    select v.id, v.product_id, 0 from product_variants v where v.id = any(${[...variantIds]}::int[])
      and not exists (select from stock_levels s where s.variant_id = v.id)
    order by v.id on conflict do nothing
  `.execute(tx);
}
