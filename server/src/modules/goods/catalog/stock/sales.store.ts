import { sql, type Tx } from '../../../../platform/database/index.ts';

/**
 * Reasons of stock movements that count as sales or take sales back; exchanges do neither. The partial index of
 * uncounted movements has the same list.
 */
const SALES = sql`('order', 'order_cancelled', 'order_expired', 'return')`;

const counted = { movements: sql.int4, products: sql.int4 };

/**
 * Adds sales less returns since the last count to products, for at most this many movements. Each movement is marked
 * in the same transaction; concurrent counters take different ones.
 */
export async function countSales(tx: Tx, most: number): Promise<{ movements: number; products: number }> {
  const { rows } = await sql.rows(counted)`
    with due as (
      select id from stock_movements where not is_counted and reason in ${SALES} order by id limit ${most} for update skip locked
    ), taken as (
      update stock_movements m set is_counted = true from due where m.id = due.id returning m.variant_id, m.delta
    ), sold as (
      select v.product_id, -sum(t.delta)::int as pieces from taken t join product_variants v on v.id = t.variant_id
      group by v.product_id having sum(t.delta) <> 0
    ), locked as (
      select p.id, s.pieces from products p join sold s on s.product_id = p.id order by p.id for no key update of p
    ), changed as (
      update products p set sold_count = p.sold_count + l.pieces, sold_pieces = p.sold_pieces + l.pieces
      from locked l where p.id = l.id returning p.id, p.sold_count
    ), searched as (
      update product_search d set sold_count = c.sold_count from changed c where d.product_id = c.id
    )
    select (select count(*) from taken)::int as movements, (select count(*) from changed)::int as products
  `.execute(tx);
  return rows[0] ?? { movements: 0, products: 0 };
}
