import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** What staff set of selling. Topic `rules` of the settings; `shop_rule` of the database reads it where it holds. */
const shopRules = z.strictObject({
  /** So many days after its delivery an order may be sent back; an order keeps what held when it was placed. */
  returnDays: z.number(),
  /** From here down a product says how few are left; 0: never. */
  lowStock: z.number(),
  /** What wrapping an order as a gift costs, halalas; 0: it is not offered. */
  giftWrap: z.number(),
});
export type ShopRules = z.infer<typeof shopRules>;

/** The same stand beside `shop_rule` in the database's statements. */
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
