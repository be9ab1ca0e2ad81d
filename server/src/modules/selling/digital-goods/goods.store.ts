import { digitalKinds } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const storedFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  created_at: z.string(),
});
const goodsOfVariant = z.strictObject({
  variant_id: z.number(),
  is_default: z.boolean(),
  size: z.string().nullable(),
  label_ar: z.string(),
  label_en: z.string(),
  stock: z.number(),
  free: z.number(),
  given: z.number(),
  waiting: z.number(),
  promised: z.number(),
  files: z.array(storedFile),
});
export type GoodsOfVariant = z.infer<typeof goodsOfVariant>;

const goods = {
  id: sql.int4,
  delivery: sql.text,
  gives: sql.text.oneOf(...digitalKinds).orNull,
  most_downloads: sql.int4.orNull,
  link_days: sql.int4.orNull,
  version: sql.int4.orNull,
  digest_key: sql.bytea.orNull,
  variants: sql.jsonb.of(z.array(goodsOfVariant)),
};
export type Goods = Row<typeof goods>;

/** Pieces that orders which are not undone were promised and have not: paid or not. */
const promised = sql`coalesce((
  select sum(i.quantity - i.dropped - (select coalesce(sum(x.quantity), 0) from return_lines x
    where x.order_item_id = i.id and x.refund_halalas is not null)) from order_items i join orders o on o.id = i.order_id
  where i.product_id = v.product_id and i.variant_id = v.id and i.is_digital and o.status not in ('cancelled', 'expired', 'refunded')
    and not exists (select from digital_givings g where g.order_item_id = i.id)
), 0) + coalesce((
  select sum(g.pieces - g.given) from digital_givings g where g.variant_id = v.id and g.ended_at is null
), 0)`;

/** Reads the goods of a product, with their counts. Undefined for an unknown product. */
export async function readGoods(db: Database | Tx, productId: number): Promise<Goods | undefined> {
  const { rows } = await sql.rows(goods)`
    select p.id, p.delivery, t.gives, t.most_downloads, t.link_days, t.version, t.digest_key,
      coalesce((select jsonb_agg(jsonb_build_object(
        'variant_id', v.id, 'is_default', v.is_default, 'size', v.size,
        'label_ar', coalesce((select string_agg(c.value ->> 'value_ar', ' · ') from jsonb_array_elements(v.choices) c), concat_ws(' · ', v.size, v.color_ar)),
        'label_en', coalesce((select string_agg(c.value ->> 'value_en', ' · ') from jsonb_array_elements(v.choices) c), concat_ws(' · ', v.size, v.color_en)),
        'stock', coalesce((select s.quantity from stock_levels s where s.variant_id = v.id), 0),
        'free', (select count(*) from digital_codes c where c.variant_id = v.id and c.order_item_id is null and c.ended_at is null),
        'given', (select count(*) from digital_codes c where c.variant_id = v.id and c.order_item_id is not null and c.ended_at is null),
        'waiting', (select coalesce(sum(g.pieces - g.given), 0) from digital_givings g where g.variant_id = v.id and g.given < g.pieces and g.ended_at is null),
        'promised', ${promised},
        'files', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'media_type', f.media_type, 'bytes', f.bytes,
          'created_at', f.created_at) order by f.created_at, f.id) from digital_files f where f.variant_id = v.id and f.removed_at is null), '[]')
      ) order by v.position, v.id) from product_variants v where v.product_id = p.id and v.is_active), '[]') as variants
    from products p left join digital_terms t on t.product_id = p.id where p.id = ${productId}
  `.execute(db);
  return rows[0];
}

/** Locks what a product gives against other writers; its terms are made where there are none. */
export async function lockTerms(tx: Tx, productId: number, digestKey: Buffer): Promise<void> {
  await sql`
    insert into digital_terms (product_id, gives, most_downloads, link_days, digest_key)
    select id, 'codes', 5, 30, ${digestKey} from products where id = ${productId} and delivery = 'digital'
    on conflict (product_id) do nothing
  `.execute(tx);
  await sql`select product_id from digital_terms where product_id = ${productId} for update`.execute(tx);
}

export interface Terms {
  gives: (typeof digitalKinds)[number];
  most_downloads: number;
  link_days: number;
}

/** Replaces the terms, with a version check. */
export async function setTerms(tx: Tx, productId: number, version: number, terms: Terms): Promise<boolean> {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    update digital_terms set gives = ${terms.gives}, most_downloads = ${terms.most_downloads}, link_days = ${terms.link_days},
      version = version + 1
    where product_id = ${productId} and version = ${version} returning product_id
  `.execute(tx);
  return rows.length > 0;
}
