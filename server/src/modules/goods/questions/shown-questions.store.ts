import { z } from 'zod';
import { type Database, type Row, sql } from '../../../platform/database/index.ts';

const shownAnswer = z.object({
  id: z.int(),
  body: z.string(),
  is_shop: z.boolean(),
  author: z.string().nullable(),
  created_at: z.string(),
});

const shownQuestion = {
  id: sql.int4,
  body: sql.text,
  author: sql.text.neverNull,
  created_at: sql.timestamptz,
  answers: sql.jsonb.of(z.array(shownAnswer)),
};
export type ShownQuestion = Row<typeof shownQuestion>;

/** Maximum number of answers of a question: the contract shows all of them. */
export const MOST_ANSWERS = 10;

/** Visible questions, latest first, each with its answers: the shop's, then the earliest. */
export async function listShown(
  db: Database,
  productId: number,
  limit: number,
  offset: number,
): Promise<ShownQuestion[]> {
  const { rows } = await sql.rows(shownQuestion)`
    select q.id, q.body, q.author, q.created_at, coalesce((
      select jsonb_agg(to_jsonb(a) order by a.is_shop desc, a.id) from (
        select id, body, is_shop, author, created_at from questions
        where question_id = q.id and status = 'published' order by is_shop desc, id limit ${MOST_ANSWERS}
      ) a
    ), '[]') as answers
    from questions q
    where q.product_id = ${productId} and q.status = 'published' and q.question_id is null
    order by q.published_at desc, q.id desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function countShown(db: Database, productId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from questions
    where product_id = ${productId} and status = 'published' and question_id is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}
