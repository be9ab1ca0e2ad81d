import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

export interface SealedCode {
  sealed: Buffer;
  digest: Buffer;
}

/** Adds codes of a variant; those that are there already are left out. Returns the digests of the new ones. */
export async function insertCodes(tx: Tx, variantId: number, codes: readonly SealedCode[]): Promise<Buffer[]> {
  const { rows } = await sql.rows({ digest: sql.bytea })`
    insert into digital_codes (variant_id, sealed, digest)
    select ${variantId}, c.sealed, c.digest
    from unnest(${codes.map(({ sealed }) => sealed)}::bytea[], ${codes.map(({ digest }) => digest)}::bytea[]) as c (sealed, digest)
    on conflict (variant_id, digest) do nothing returning digest
  `.execute(tx);
  return rows.map(({ digest }) => digest);
}

/**
 * Gives free codes of a variant to a line, the oldest first, and returns how many. A code that another giver locks is waited
 * for: it is either given by then, or free again.
 */
export async function claimCodes(
  tx: Tx,
  { variantId, itemId, pieces, at }: { variantId: number; itemId: number; pieces: number; at: Date },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    update digital_codes c set order_item_id = ${itemId}, given_at = ${at}
    from (
      select id from digital_codes where variant_id = ${variantId} and order_item_id is null and ended_at is null
      order by id limit ${pieces} for update
    ) as free
    where c.id = free.id returning c.id
  `.execute(tx);
  return rows.length;
}

/** Takes codes of a variant that nobody bought out of stock; those promised to orders stay. Returns how many went. */
export async function endFreeCodes(tx: Tx, variantId: number, most: number, at: Date): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    update digital_codes c set ended_at = ${at}
    from (
      select id from digital_codes where variant_id = ${variantId} and order_item_id is null and ended_at is null
      order by id desc limit ${most} for update
    ) as free
    where c.id = free.id returning c.id
  `.execute(tx);
  return rows.length;
}

const givenCode = {
  id: sql.int8,
  order_item_id: sql.int4.neverNull,
  variant_id: sql.int4,
  sealed: sql.bytea,
  shown_at: sql.timestamptz.orNull,
};

/** The codes that lines of an order have. */
export async function listCodesOf(db: Database | Tx, itemIds: readonly number[]) {
  const { rows } = await sql.rows(givenCode)`
    select id, order_item_id, variant_id, sealed, shown_at from digital_codes
    where order_item_id = any(${[...itemIds]}::int[]) and ended_at is null order by id
  `.execute(db);
  return rows;
}
export type GivenCode = Awaited<ReturnType<typeof listCodesOf>>[number];

/** Notes that a buyer saw codes of a line, at most so many; what was seen before keeps its time. */
export async function showCodes(tx: Tx, itemId: number, most: number, at: Date): Promise<void> {
  await sql`
    update digital_codes c set shown_at = ${at}
    from (
      select id, shown_at from digital_codes where order_item_id = ${itemId} and ended_at is null
      order by shown_at nulls last, id limit ${most}
    ) as theirs
    where c.id = theirs.id and c.shown_at is null
  `.execute(tx);
}

/** Ends a code that does not work; false if it was ended before, or is of no line of the order. */
export async function endGivenCode(tx: Tx, id: number, orderId: string, at: Date) {
  const { rows } = await sql.rows({ order_item_id: sql.int4.neverNull, variant_id: sql.int4 })`
    update digital_codes c set ended_at = ${at} from digital_givings g
    where c.id = ${id} and c.ended_at is null and g.order_item_id = c.order_item_id and g.order_id = ${orderId}
    returning c.order_item_id, c.variant_id
  `.execute(tx);
  return rows[0];
}

/** Codes of a line that staff replaced. */
export async function countReplaced(tx: Tx, itemId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from digital_codes where order_item_id = ${itemId} and ended_at is not null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Makes codes of a refunded line stock again, those alone that no buyer saw. Returns how many. */
export async function takeBackCodes(tx: Tx, itemId: number, pieces: number): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    update digital_codes c set order_item_id = null, given_at = null
    from (
      select id from digital_codes where order_item_id = ${itemId} and ended_at is null and shown_at is null
      order by id desc limit ${pieces} for update
    ) as back
    where c.id = back.id returning c.id
  `.execute(tx);
  return rows.length;
}
