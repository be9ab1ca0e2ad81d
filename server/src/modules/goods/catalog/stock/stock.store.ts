import type { stockChangeReasons } from '@waha/contract';
import { type Sql, sql, type Tx } from '../../../../platform/database/index.ts';

/** Requested pieces of one variant. */
export interface StockDemand {
  variantId: number;
  quantity: number;
  /** How many of them may be owed, as the buyer was told; 0 by default: all of them are at hand. */
  later?: number;
}

/** Reason for the return of stock: `exchange_return` came back in an exchange, `exchange` was reserved for one. */
export type StockReason = 'order_cancelled' | 'order_expired' | 'return' | 'exchange' | 'exchange_return';

/** Result of a stock change: products to invalidate, and products whose availability may have flipped. */
export interface StockChange {
  productIds: number[];
  /** Products with a level that reached zero or left it: their `in_stock` must be recomputed after the commit. */
  flippedProductIds: number[];
}

const takenRow = {
  variant_id: sql.int4,
  product_id: sql.int4,
  quantity: sql.int4,
};

/** Sums demand per variant, sorted by ascending id, the common lock order. */
export function sumDemand(demands: readonly StockDemand[]): StockDemand[] {
  const byVariant = new Map<number, { quantity: number; later: number }>();
  for (const { variantId, quantity, later = 0 } of demands) {
    const sum = byVariant.get(variantId) ?? { quantity: 0, later: 0 };
    byVariant.set(variantId, { quantity: sum.quantity + quantity, later: sum.later + later });
  }
  return [...byVariant]
    .map(([variantId, sum]) => ({ variantId, ...sum }))
    .toSorted((a, b) => a.variantId - b.variantId);
}

/** Stock to take, for an order or for another purpose. */
export interface Taking {
  /** Null if the stock is not taken for an order. */
  orderId: string | null;
  demands: readonly StockDemand[];
}

/**
 * Takes the pieces of orders by one conditional update: a level is lowered only if it suffices for all of them that are
 * to be at hand, and if those beyond are within its limit.
 * Returns the first short variant, or the changes; the caller refuses and rolls back. Rows are locked in ascending
 * order, which excludes deadlocks.
 */
export function takeStock(tx: Tx, takings: readonly Taking[]): Promise<StockChange | { missingVariantId: number }> {
  return take(tx, takings, { reason: 'order', note: null });
}

/** Takes pieces that are sent to an order in exchange, which counts as no sale; the note names the exchange. */
export function reserveForExchange(
  tx: Tx,
  demands: readonly StockDemand[],
  { orderId, note }: { orderId: string; note: string },
): Promise<StockChange | { missingVariantId: number }> {
  return take(tx, [{ orderId, demands }], { reason: 'exchange', note });
}

/** Takes pieces that are reserved for another purpose than an order; the note names it. */
export function reserveStock(
  tx: Tx,
  demands: readonly StockDemand[],
  note: string,
): Promise<StockChange | { missingVariantId: number }> {
  return take(tx, [{ orderId: null, demands }], { reason: 'adjustment', note });
}

/** Takes stock for a reason, as `takeStock` describes. */
export async function take(
  tx: Tx,
  takings: readonly Taking[],
  why: { reason: 'order' | 'exchange' | 'adjustment' | 'transfer'; note: string | null },
): Promise<StockChange | { missingVariantId: number }> {
  const asked = takings.flatMap(({ orderId, demands }) => sumDemand(demands).map((one) => ({ ...one, orderId })));
  // Arrays in subselects, as in `sql.uncounted`: the planner must not see how many there are.
  const { rows } = await sql.rows({ ...takenRow, moved: sql.int4 })`
    with asked as (
      select * from unnest((select ${asked.map((one) => one.variantId)}::int[]), (select ${asked.map((one) => one.quantity)}::int[]),
        (select ${asked.map((one) => one.orderId)}::uuid[]), (select ${asked.map((one) => one.later ?? 0)}::int[])) as a (variant_id, quantity, order_id, later)
    ), wanted as (
      select variant_id, sum(quantity)::int as quantity, sum(later)::int as later from asked group by variant_id
    ), locked as (
      select s.variant_id from stock_levels s where s.variant_id in (select variant_id from wanted)
      order by s.variant_id for no key update
    ), taken as (
      update stock_levels s set quantity = s.quantity - w.quantity
      from wanted w where s.variant_id = w.variant_id and s.variant_id in (select variant_id from locked)
        and greatest(s.quantity, 0) >= w.quantity - w.later and s.quantity + s.backorder_limit >= w.quantity
      returning s.variant_id, s.product_id, s.quantity, w.quantity as moved
    ), moved as (
      insert into stock_movements (variant_id, delta, reason, order_id, note)
      select variant_id, -asked.quantity, ${why.reason}, asked.order_id, ${why.note}::text from taken join asked using (variant_id)
    )
    select variant_id, product_id, quantity, moved from taken
  `.execute(tx);
  const missing = asked.find((one) => !rows.some((row) => row.variant_id === one.variantId));
  if (missing) return { missingVariantId: missing.variantId };
  const ranOut = rows.filter((row) => row.quantity <= 0 && row.quantity + row.moved > 0);
  return { productIds: productIdsOf(rows), flippedProductIds: productIdsOf(ranOut) };
}

/** Returns all stock an order still holds, once: a repetition returns nothing. */
export function giveBackStock(tx: Tx, orderId: string, reason: StockReason): Promise<StockChange> {
  const held = sql`
    select variant_id, -sum(delta)::int as quantity from stock_movements
    where order_id = ${orderId} group by variant_id having sum(delta) < 0`;
  return giveStock(tx, held, { orderId, reason, note: null });
}

/**
 * Returns pieces of an order to stock, after a return or instead of shipping; the caller guarantees that it happens
 * once.
 */
export function putBackStock(
  tx: Tx,
  demands: readonly StockDemand[],
  why: { orderId: string; note: string; reason: StockReason },
): Promise<StockChange> {
  const back = sumDemand(demands);
  const rows = sql`
    select * from unnest(${back.map((one) => one.variantId)}::int[], ${back.map((one) => one.quantity)}::int[])
      as b (variant_id, quantity)`;
  return giveStock(tx, rows, why);
}

/** Raises levels by `back`, rows of variant_id and quantity that each name a variant once. Locks in ascending order. */
export async function giveStock(
  tx: Tx,
  back: Sql<unknown>,
  { orderId, reason, note }: { orderId: string | null; reason: StockReason | 'transfer'; note: string | null },
): Promise<StockChange> {
  const { rows } = await sql.rows({ ...takenRow, given: sql.int4 })`
    with back as (${back}), locked as (
      select s.variant_id from stock_levels s where s.variant_id in (select variant_id from back)
      order by s.variant_id for no key update
    ), given as (
      update stock_levels s set quantity = s.quantity + b.quantity
      from back b where s.variant_id = b.variant_id and s.variant_id in (select variant_id from locked)
      returning s.variant_id, s.product_id, s.quantity, b.quantity as given
    ), moved as (
      insert into stock_movements (variant_id, delta, reason, order_id, note)
      select variant_id, given, ${reason}, ${orderId}::uuid, ${note}::text from given
    )
    select variant_id, product_id, quantity, given from given
  `.execute(tx);
  return {
    productIds: productIdsOf(rows),
    flippedProductIds: productIdsOf(rows.filter((row) => row.quantity > 0 && row.quantity <= row.given)),
  };
}

export type StockAdjustment = 'initial' | (typeof stockChangeReasons)[number];

/** Above any real stock, and far below the column's limit. */
export const MOST_IN_STOCK = 100_000_000;

/**
 * Changes a variant's level by a movement with a reason; for seeding, stocktaking and staff. One conditional update:
 * undefined if the level would fall below zero or be absurd, or the variant is unknown. What is owed may be raised.
 * Returns the new level.
 */
export async function adjustStock(
  tx: Tx,
  change: { variantId: number; delta: number; reason: StockAdjustment; note?: string | null },
): Promise<{ productId: number; quantity: number } | undefined> {
  if (change.delta === 0) return undefined;
  // A row with a negative quantity cannot use `on conflict`: the check constraint would refuse it first.
  await sql`
    insert into stock_levels (variant_id, product_id, quantity)
    select v.id, v.product_id, 0 from product_variants v where v.id = ${change.variantId} on conflict do nothing
  `.execute(tx);
  const { rows } = await sql.rows({ product_id: sql.int4, quantity: sql.int4 })`
    with changed as (
      update stock_levels set quantity = quantity + ${change.delta} where variant_id = ${change.variantId}
        and quantity + ${change.delta} between least(0, quantity + greatest(${change.delta}, 0)) and ${MOST_IN_STOCK}
      returning variant_id, product_id, quantity
    ), moved as (
      insert into stock_movements (variant_id, delta, reason, note)
      select variant_id, ${change.delta}, ${change.reason}, ${change.note ?? null} from changed
    )
    select product_id, quantity from changed
  `.execute(tx);
  return rows[0] && { productId: rows[0].product_id, quantity: rows[0].quantity };
}

/** Gives new variants their first pieces; a number that would be absurd gives none. */
export async function addFirstStock(tx: Tx, levels: readonly { variantId: number; quantity: number }[]): Promise<void> {
  const given = levels.filter(({ quantity }) => quantity > 0 && quantity <= MOST_IN_STOCK);
  if (given.length === 0) return;
  await sql`
    with added as (
      insert into stock_levels (variant_id, product_id, quantity)
      select v.id, v.product_id, g.quantity
      from unnest(${given.map((one) => one.variantId)}::int[], ${given.map((one) => one.quantity)}::int[])
        as g (variant_id, quantity) join product_variants v on v.id = g.variant_id
      returning variant_id, quantity
    ) insert into stock_movements (variant_id, delta, reason) select variant_id, quantity, 'initial' from added
  `.execute(tx);
}

/** Locks these levels until the transaction ends, in the common order. */
export async function lockLevels(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await sql`
    select variant_id from stock_levels where variant_id = any(${[...variantIds]}::int[])
    order by variant_id for no key update
  `.execute(tx);
}

/** Locks the levels that orders took stock from, in the common order. */
export async function lockLevelsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    select variant_id from stock_levels
    where variant_id in (select variant_id from stock_movements where order_id = any(${[...orderIds]}::uuid[]))
    order by variant_id for no key update
  `.execute(tx);
}

/** True if a variant is of a digital product, whose stock is its codes and files. */
export async function isDigitalVariant(tx: Tx, variantId: number): Promise<boolean> {
  const { rows } = await sql.rows({ found: sql.bool })`
    select exists (
      select from product_variants v join products p on p.id = v.product_id where v.id = ${variantId} and p.delivery = 'digital'
    ) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

/** Stock level of a variant with its product; undefined if unknown. */
export async function readLevel(
  tx: Tx,
  variantId: number,
): Promise<{ productId: number; quantity: number } | undefined> {
  const { rows } = await sql.rows({ product_id: sql.int4, quantity: sql.int4 })`
    select v.product_id, coalesce(s.quantity, 0) as quantity
    from product_variants v left join stock_levels s on s.variant_id = v.id where v.id = ${variantId}
  `.execute(tx);
  return rows[0] && { productId: rows[0].product_id, quantity: rows[0].quantity };
}

/**
 * Updates `products.in_stock` from the levels. The product row is locked first and the levels are read by a second
 * statement: a single update would use the levels from before it waited.
 */
export async function refreshInStock(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b);
  await sql`select id from products where id = any(${ids}::int[]) order by id for no key update`.execute(tx);
  await sql`
    update products p set in_stock = level.any_left
    from (
      select wanted.id, exists (
        select from stock_levels s join product_variants v on v.id = s.variant_id and v.is_active
        where s.product_id = wanted.id and s.quantity > 0
      ) as any_left
      from unnest(${ids}::int[]) as wanted (id)
    ) as level
    where level.id = p.id and p.in_stock <> level.any_left
  `.execute(tx);
}

function productIdsOf(rows: readonly { product_id: number }[]): number[] {
  return [...new Set(rows.map((row) => row.product_id))];
}
