import { type BranchStockReason, branchStockReasons } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type Correction, MOST_IN_STOCK, type StockDemand, sumDemand } from '../catalog/index.ts';

interface Why {
  branchId: number;
  reason: BranchStockReason;
  note: string | null;
}

/**
 * Takes pieces of a branch by one conditional update: a level is lowered only if it suffices. Returns the first short
 * variant; the caller refuses and rolls back. Rows are locked in ascending order, which excludes deadlocks.
 */
export async function takeFromBranch(tx: Tx, demands: readonly StockDemand[], why: Why): Promise<number | undefined> {
  const wanted = sumDemand(demands);
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    with wanted as (
      select * from unnest(${wanted.map((one) => one.variantId)}::int[], ${wanted.map((one) => one.quantity)}::int[])
        as w (variant_id, quantity)
    ), locked as (
      select l.variant_id from branch_stock_levels l
      where l.branch_id = ${why.branchId} and l.variant_id in (select variant_id from wanted)
      order by l.variant_id for no key update
    ), taken as (
      update branch_stock_levels l set quantity = l.quantity - w.quantity from wanted w
      where l.branch_id = ${why.branchId} and l.variant_id = w.variant_id and l.variant_id in (select variant_id from locked)
        and l.quantity >= w.quantity
      returning l.variant_id, w.quantity
    ), moved as (
      insert into branch_stock_movements (branch_id, variant_id, delta, reason, note)
      select ${why.branchId}::int, variant_id, -quantity, ${why.reason}, ${why.note}::text from taken
    )
    select variant_id from taken
  `.execute(tx);
  return wanted.find(({ variantId }) => !rows.some((row) => row.variant_id === variantId))?.variantId;
}

/** Adds pieces to a branch. Returns the first variant that would have more than any branch has; the caller refuses. */
export async function addToBranch(tx: Tx, demands: readonly StockDemand[], why: Why): Promise<number | undefined> {
  const come = sumDemand(demands);
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    with come as (
      select * from unnest(${come.map((one) => one.variantId)}::int[], ${come.map((one) => one.quantity)}::int[])
        as c (variant_id, quantity) order by 1
    ), added as (
      insert into branch_stock_levels (branch_id, variant_id, quantity)
      select ${why.branchId}::int, variant_id, quantity from come
      on conflict (branch_id, variant_id) do update set quantity = branch_stock_levels.quantity + excluded.quantity
        where branch_stock_levels.quantity + excluded.quantity <= ${MOST_IN_STOCK}
      returning variant_id
    ), moved as (
      insert into branch_stock_movements (branch_id, variant_id, delta, reason, note)
      select ${why.branchId}::int, c.variant_id, c.quantity, ${why.reason}, ${why.note}::text
      from come c join added using (variant_id)
    )
    select variant_id from added
  `.execute(tx);
  return come.find(({ variantId }) => !rows.some((row) => row.variant_id === variantId))?.variantId;
}

/** Corrects levels of a branch by what a count found missing or extra, as `correctStock` does. Returns the changes. */
export async function correctBranch(
  tx: Tx,
  corrections: readonly Correction[],
  why: Why,
): Promise<Map<number, number>> {
  const ids = corrections.map((one) => one.variantId);
  await sql`
    insert into branch_stock_levels (branch_id, variant_id, quantity)
    select ${why.branchId}::int, id, 0 from unnest(${ids}::int[]) as w (id) order by id on conflict do nothing
  `.execute(tx);
  const { rows } = await sql.rows({ variant_id: sql.int4, applied: sql.int4.neverNull })`
    with locked as (
      select l.variant_id, l.quantity, c.delta from branch_stock_levels l
      join unnest(${ids}::int[], ${corrections.map((one) => one.delta)}::int[]) as c (variant_id, delta)
        on c.variant_id = l.variant_id
      where l.branch_id = ${why.branchId} order by l.variant_id for no key update of l
    ), wanted as (
      select variant_id, greatest(delta, -quantity) as applied from locked where quantity + delta <= ${MOST_IN_STOCK}
    ), changed as (
      update branch_stock_levels l set quantity = l.quantity + w.applied from wanted w
      where l.branch_id = ${why.branchId} and l.variant_id = w.variant_id and w.applied <> 0
      returning l.variant_id, w.applied
    ), moved as (
      insert into branch_stock_movements (branch_id, variant_id, delta, reason, note)
      select ${why.branchId}::int, variant_id, applied, ${why.reason}, ${why.note}::text from changed
    )
    select variant_id, applied from changed
  `.execute(tx);
  return new Map(rows.map((row) => [row.variant_id, row.applied]));
}

/** Level of a branch, locked until the transaction ends. */
export async function lockBranchLevel(tx: Tx, branchId: number, variantId: number): Promise<number> {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from branch_stock_levels where branch_id = ${branchId} and variant_id = ${variantId}
    for no key update
  `.execute(tx);
  return rows[0]?.quantity ?? 0;
}

const variantLevel = { branch_id: sql.int4, variant_id: sql.int4, quantity: sql.int4 };

/** Levels above zero of a product in branches that do not serve the online shop. */
export async function readLevelsOfProduct(db: Database, productId: number): Promise<Row<typeof variantLevel>[]> {
  const { rows } = await sql.rows(variantLevel)`
    select l.branch_id, l.variant_id, l.quantity from branch_stock_levels l
    where l.variant_id in (select v.id from product_variants v where v.product_id = ${productId}) and l.quantity > 0
    order by l.branch_id, l.variant_id
  `.execute(db);
  return rows;
}

const levelRow = { variant_id: sql.int4, quantity: sql.int4 };
const levelFilters = {
  q: (text: string) => {
    const beginning = `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`l.variant_id in (
      select x.id from product_variants x where lower(x.sku) like ${beginning}
      union select x.id from product_variants x where x.barcode = ${text}
    )`;
  },
};
const levelList = { columns: levelRow, sort: 'sku', tie: sql`l.variant_id`, neverNull: ['sku', 'quantity'] } as const;
const levelSorts = { sku: sql`v.sku`, quantity: sql`l.quantity` };

export const listBranchLevels = defineList({
  ...levelList,
  select: sql`l.variant_id, l.quantity`,
  from: sql`branch_stock_levels l join product_variants v on v.id = l.variant_id`,
  sorts: levelSorts,
  filters: { ...levelFilters, branch_id: (id: number) => sql`l.branch_id = ${id} and l.quantity > 0` },
});

/** Levels that the online shop sells from. */
export const listOnlineLevels = defineList({
  ...levelList,
  select: sql`l.variant_id, l.quantity`,
  from: sql`stock_levels l join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id`,
  sorts: levelSorts,
  filters: { ...levelFilters, has_pieces: (_: true) => sql`l.quantity <> 0 and p.delivery = 'shipped'` },
});

const movementRow = {
  id: sql.int8,
  variant_id: sql.int4,
  sku: sql.text,
  delta: sql.int4,
  reason: sql.text.oneOf(...branchStockReasons),
  note: sql.text.orNull,
  created_at: sql.timestamptz,
};
export type BranchMovementRow = Row<typeof movementRow>;

export const listBranchMovements = defineList({
  columns: movementRow,
  select: sql`m.id, m.variant_id, v.sku, m.delta, m.reason, m.note, m.created_at`,
  from: sql`branch_stock_movements m join product_variants v on v.id = m.variant_id`,
  sorts: { at: sql`m.id` },
  neverNull: ['at'],
  sort: '-at',
  tie: sql`m.id`,
  filters: {
    branch_id: (id: number) => sql`m.branch_id = ${id}`,
    variant_id: (id: number) => sql`m.variant_id = ${id}`,
  },
});
