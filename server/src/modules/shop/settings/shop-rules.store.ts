import { returnPayers } from '@waha/contract/vocabulary';
import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/**
 * The sales rules, set by staff. Topic `rules` of the settings; the database function `shop_rule` reads them where it
 * enforces them.
 */
const shopRules = z.strictObject({
  /** The days after delivery in which an order may be returned; an order keeps the rule of its placement. */
  returnDays: z.number(),
  /** The stock at or below which a product shows its remaining pieces; 0: never. */
  lowStock: z.number(),
  /** The price of gift wrapping per order, halalas; 0 disables it. */
  giftWrap: z.number(),
  /** Payer of the way back, as structured data states it; null: it states nothing. */
  returnPaidBy: z.enum(returnPayers).nullable(),
});
export type ShopRules = z.infer<typeof shopRules>;

/** The same defaults are next to `shop_rule` in the database's statements. */
const unset: ShopRules = { returnDays: 7, lowStock: 5, giftWrap: 0, returnPaidBy: null };

export async function readShopRules(db: Database | Tx): Promise<ShopRules> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(shopRules) })`
    select value from store_settings where topic = 'rules'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

/**
 * Saves the rules. Product answers show low stock by a badge that depends on them, so these are tagged `settings` too.
 */
export async function saveShopRules(tx: Tx, rules: ShopRules): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('rules', ${JSON.stringify(rules)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
