import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type Language, languages } from '../../../platform/text/index.ts';
import { storedChoice } from '../catalog/index.ts';

export interface RestockRequest {
  productId: number;
  /** Null: any variant. */
  variantId: number | null;
  channel: 'email' | 'sms';
  address: string;
  language: Language;
}

/** Stores a request once per address and item; repeating it changes nothing. */
export async function saveRequest(db: Database | Tx, request: RestockRequest): Promise<void> {
  await sql`
    insert into restock_requests (product_id, variant_id, channel, address, language)
    values (${request.productId}, ${request.variantId}, ${request.channel}, ${request.address}, ${request.language})
    on conflict (product_id, coalesce(variant_id, 0), address) where due_at is null do nothing
  `.execute(db);
}

/**
 * Claims the requests of restocked products, each once: the row locks make a concurrent transaction wait and then find
 * none.
 */
export async function claimDue(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    update restock_requests r set due_at = now()
    where r.due_at is null and r.product_id = any(${[...productIds]}::int[]) and exists (
      select from stock_levels s join product_variants v on v.id = s.variant_id and v.is_active
      where s.product_id = r.product_id and s.quantity > 0 and (r.variant_id is null or s.variant_id = r.variant_id)
    )
    returning r.id
  `.execute(tx);
  return rows.map((row) => row.id);
}

const dueRequest = {
  id: sql.int8,
  channel: sql.text.oneOf('email', 'sms'),
  address: sql.text,
  language: sql.text.oneOf(...languages),
  product_id: sql.int4,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  size: sql.text.orNull,
  color_ar: sql.text.orNull,
  color_en: sql.text.orNull,
  choices: sql.jsonb.of(z.array(storedChoice)).orNull,
};
export type DueRequest = Row<typeof dueRequest>;

/** Content of a due message; undefined once sent. */
export async function readDue(db: Database, id: number): Promise<DueRequest | undefined> {
  const { rows } = await sql.rows(dueRequest)`
    select r.id, r.channel, r.address, r.language, r.product_id, p.slug, p.name_ar, p.name_en, v.size, v.color_ar, v.color_en, v.choices
    from restock_requests r
    join products p on p.id = r.product_id
    left join product_variants v on v.id = r.variant_id
    where r.id = ${id} and r.due_at is not null
  `.execute(db);
  return rows[0];
}

export async function deleteRequest(db: Database, id: number): Promise<void> {
  await sql`delete from restock_requests where id = ${id}`.execute(db);
}

/** Restock requests of a customer's addresses, for the data export. */
export async function exportRequests(db: Database, addresses: readonly string[]): Promise<unknown> {
  const { rows } = await sql`
    select product_id, variant_id, address, created_at from restock_requests
    where address = any(${[...addresses]}::text[]) order by created_at, id
  `.execute(db);
  return rows;
}

/** Deletes the requests of a deleted account's addresses. */
export async function deleteRequestsOf(tx: Tx, addresses: readonly string[]): Promise<void> {
  await sql`delete from restock_requests where address = any(${[...addresses]}::text[])`.execute(tx);
}

/** Deletes requests that waited a year: nobody still expects their message. */
export async function deleteOldRequests(db: Database, at: Date): Promise<void> {
  await sql`delete from restock_requests where created_at < ${at}::timestamptz - interval '365 days'`.execute(db);
}
