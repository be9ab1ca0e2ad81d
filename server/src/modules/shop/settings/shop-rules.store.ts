import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/**
 * The rules of selling, set by staff. Topic `rules` of the settings; `shop_rule` of the database reads it where it is
 * enforced.
 */
const shopRules = z.strictObject({
  /** The days after delivery in which an order may be returned; an order keeps the rule of its placement. */
  returnDays: z.number(),
  /** The stock at or below which a product shows its remaining pieces; 0: never. */
  lowStock: z.number(),
  /** The price of gift wrapping an order, halalas; 0 disables it. */
  giftWrap: z.number(),
});
export type ShopRules = z.infer<typeof shopRules>;

/** The same defaults are next to `shop_rule` in the database's statements. */
const unset: ShopRules = { returnDays: 7, lowStock: 5, giftWrap: 0 };

export async function readShopRules(db: Database | Tx): Promise<ShopRules> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(shopRules) })`
    select value from store_settings where topic = 'rules'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

/** Every answer that shows a product says by its badges whether little is left: those are tagged `settings`, too. */
export async function saveShopRules(tx: Tx, rules: ShopRules): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('rules', ${JSON.stringify(rules)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
