import { plainHomeParts } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { productImage } from '../../goods/catalog/index.ts';

const words = z.strictObject({ ar: z.string(), en: z.string() });
const ids = z.array(z.number());

/** A part as it is stored. */
const storedPart = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero'),
    is_on: z.boolean(),
    title: words,
    text: words,
    action: words,
    link: z.string(),
    image: productImage.nullable(),
  }),
  z.strictObject({ kind: z.literal('categories'), is_on: z.boolean(), category_ids: ids }),
  z.strictObject({ kind: z.literal('picks'), is_on: z.boolean(), title: words, text: words, product_ids: ids }),
  z.strictObject({ kind: z.enum(plainHomeParts), is_on: z.boolean() }),
]);
export type StoredHomePart = z.infer<typeof storedPart>;

/** The home page as staff changed it; undefined where it is unchanged. */
export async function readHomePage(where: Database | Tx) {
  const { rows } = await sql.rows({ parts: sql.jsonb.of(z.array(storedPart)), version: sql.int4 })`
    select parts, version from home_page
  `.execute(where);
  return rows[0];
}

/** Locks the home page, also where there is no row yet. */
export async function lockHomePage(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('home page', 0))`.execute(tx);
}

export async function writeHomePage(tx: Tx, parts: readonly StoredHomePart[]): Promise<void> {
  await sql`
    insert into home_page as kept (parts) values (${JSON.stringify(parts)})
    on conflict (is_only) do update set parts = excluded.parts, version = kept.version + 1
  `.execute(tx);
}
