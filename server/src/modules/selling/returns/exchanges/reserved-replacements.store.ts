import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Pieces of variants that are kept for exchanges and not sent yet: they left the level, and lie on the shelf. */
export async function readReservedReplacements(
  where: Database | Tx,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ variant_id: sql.int4.neverNull, pieces: sql.int4.neverNull })`
    select l.exchange_variant_id as variant_id, sum(l.quantity)::int as pieces
    from return_lines l join returns r on r.id = l.return_id and r.status in ('approved', 'received')
    where l.exchange_variant_id = any(${[...variantIds]}::int[]) group by l.exchange_variant_id
  `.execute(where);
  return new Map(rows.map((row) => [row.variant_id, row.pieces]));
}
