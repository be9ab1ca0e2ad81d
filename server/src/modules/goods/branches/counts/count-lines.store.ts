import type { CountLineFilter } from '@waha/contract';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../../platform/database/index.ts';

const lineRow = {
  variant_id: sql.int4,
  counted: sql.int4,
  expected: sql.int4,
  is_disturbed: sql.bool,
  counted_by: sql.text,
  counted_at: sql.timestamptz,
  applied: sql.int4.orNull,
};
export type CountLineRow = Row<typeof lineRow>;

const columns = sql`
  l.variant_id, l.counted, l.expected, l.is_disturbed, s.name as counted_by, l.counted_at, l.applied`;

const SHOWN: Readonly<Record<CountLineFilter, Sql<unknown>>> = {
  all: sql`true`,
  different: sql`l.counted <> l.expected`,
  disturbed: sql`l.is_disturbed`,
};

/** Place in the list, the latest first: when a line was counted, and its variant. */
export interface LinePlace {
  at: Date;
  variantId: number;
}

/** Lines of a count, the latest first, after a place. */
export async function listLines(
  db: Database,
  countId: number,
  { show, after, limit }: { show: CountLineFilter; after: LinePlace | null; limit: number },
): Promise<CountLineRow[]> {
  const beyond = after === null ? sql`true` : sql`(l.counted_at, l.variant_id) < (${after.at}, ${after.variantId})`;
  const { rows } = await sql.rows(lineRow)`
    select ${columns} from stock_count_lines l join staff s on s.id = l.counted_by
    where l.count_id = ${countId} and ${SHOWN[show]} and ${beyond}
    order by l.counted_at desc, l.variant_id desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function readLine(
  where: Database | Tx,
  countId: number,
  variantId: number,
): Promise<CountLineRow | undefined> {
  const { rows } = await sql.rows(lineRow)`
    select ${columns} from stock_count_lines l join staff s on s.id = l.counted_by
    where l.count_id = ${countId} and l.variant_id = ${variantId}
  `.execute(where);
  return rows[0];
}

interface Counted {
  countId: number;
  variantId: number;
  pieces: number;
  /** Pieces that are to lie there now. */
  expected: number;
  staffId: string;
  at: Date;
}

/**
 * Adds pieces to what was counted of a variant; false where that is more than a line holds. Where what is expected has
 * changed since the line was begun, the line is disturbed.
 */
export async function addCounted(tx: Tx, line: Counted, most: number): Promise<boolean> {
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    insert into stock_count_lines as l (count_id, variant_id, counted, expected, counted_by, counted_at)
    values (${line.countId}, ${line.variantId}, ${line.pieces}, ${line.expected}, ${line.staffId}, ${line.at})
    on conflict (count_id, variant_id) do update set counted = l.counted + excluded.counted,
      is_disturbed = l.is_disturbed or l.expected <> excluded.expected, expected = excluded.expected,
      counted_by = excluded.counted_by, counted_at = greatest(l.counted_at, excluded.counted_at)
    where l.counted + excluded.counted <= ${most} returning l.variant_id
  `.execute(tx);
  return rows.length > 0;
}

/** Replaces what was counted of a variant where it is the number that was seen; null: it was not counted. */
export async function replaceCounted(tx: Tx, line: Counted, was: number | null): Promise<boolean> {
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    insert into stock_count_lines as l (count_id, variant_id, counted, expected, counted_by, counted_at)
    select ${line.countId}::int, ${line.variantId}::int, ${line.pieces}::int, ${line.expected}::int, ${line.staffId}::uuid,
      ${line.at}::timestamptz
    where ${was}::int is null or exists (
      select from stock_count_lines x where x.count_id = ${line.countId} and x.variant_id = ${line.variantId}
    )
    on conflict (count_id, variant_id) do update set counted = excluded.counted, is_disturbed = false,
      expected = excluded.expected, counted_by = excluded.counted_by,
      counted_at = greatest(l.counted_at, excluded.counted_at)
    where l.counted = ${was}::int returning l.variant_id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteLine(tx: Tx, countId: number, variantId: number): Promise<boolean> {
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    delete from stock_count_lines where count_id = ${countId} and variant_id = ${variantId} returning variant_id
  `.execute(tx);
  return rows.length > 0;
}

const totalsRow = {
  lines: sql.int4,
  pieces: sql.int8.neverNull,
  disturbed: sql.int4,
  different: sql.int4,
  missing: sql.int8.neverNull,
  extra: sql.int8.neverNull,
  unapplied: sql.int8.neverNull,
};
export type TotalsRow = Row<typeof totalsRow>;

export async function readTotals(where: Database | Tx, countId: number): Promise<TotalsRow> {
  const { rows } = await sql.rows(totalsRow)`
    select count(*)::int as lines, coalesce(sum(counted), 0) as pieces,
      (count(*) filter (where is_disturbed))::int as disturbed, (count(*) filter (where counted <> expected))::int as different,
      coalesce(sum(expected - counted) filter (where counted < expected), 0) as missing,
      coalesce(sum(counted - expected) filter (where counted > expected), 0) as extra,
      coalesce(sum(applied - (counted - expected)) filter (where applied is not null), 0) as unapplied
    from stock_count_lines where count_id = ${countId}
  `.execute(where);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return row;
}

/** Notes who counts, for good: their line may be counted again by others, or dropped. */
export async function noteCounter(tx: Tx, countId: number, staffId: string): Promise<void> {
  await sql`
    insert into stock_count_counters (count_id, staff_id) values (${countId}, ${staffId}) on conflict do nothing
  `.execute(tx);
}

/** True if somebody counted in it, even if their line stands no more. */
export async function hasCounted(where: Database | Tx, countId: number, staffId: string): Promise<boolean> {
  // Lines that a process of the release before counted have no counter noted.
  const { rows } = await sql.rows({ found: sql.bool.neverNull })`
    select exists (select from stock_count_counters where count_id = ${countId} and staff_id = ${staffId})
      or exists (select from stock_count_lines where count_id = ${countId} and counted_by = ${staffId}) as found
  `.execute(where);
  return rows[0]?.found === true;
}

/** The next lines of an approved count whose difference is not written yet, in the common order of locks. */
export async function readUnapplied(
  tx: Tx,
  countId: number,
  limit: number,
): Promise<{ variantId: number; delta: number }[]> {
  const { rows } = await sql.rows({ variant_id: sql.int4, delta: sql.int4.neverNull })`
    select variant_id, counted - expected as delta from stock_count_lines
    where count_id = ${countId} and applied is null and counted <> expected order by variant_id limit ${limit}
  `.execute(tx);
  return rows.map((row) => ({ variantId: row.variant_id, delta: row.delta }));
}

export async function writeApplied(tx: Tx, countId: number, applied: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update stock_count_lines l set applied = a.applied
    from unnest(${[...applied.keys()]}::int[], ${[...applied.values()]}::int[]) as a (variant_id, applied)
    where l.count_id = ${countId} and l.variant_id = a.variant_id
  `.execute(tx);
}

/** Variants that a branch has pieces of and that nobody counted yet, by id, after one. */
export async function listUncounted(
  db: Database,
  { id: countId, branch_id: branchId, is_online: isOnline, category_id: categoryId }: CountedPlace,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const levels = isOnline ? sql`stock_levels l` : sql`branch_stock_levels l`;
  const ofBranch = isOnline ? sql`true` : sql`l.branch_id = ${branchId}`;
  const inCategory = categoryId === null ? sql`true` : sql`p.category_ids @> array[${categoryId}::int]`;
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    select l.variant_id from ${levels}
    join product_variants v on v.id = l.variant_id join products p on p.id = v.product_id and p.delivery = 'shipped'
    where ${ofBranch} and l.variant_id > ${after} and l.quantity <> 0 and ${inCategory}
      and not exists (select from stock_count_lines c where c.count_id = ${countId} and c.variant_id = l.variant_id)
    order by l.variant_id limit ${limit}
  `.execute(db);
  return rows.map((row) => row.variant_id);
}

interface CountedPlace {
  id: number;
  branch_id: number;
  is_online: boolean;
  category_id: number | null;
}
