import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Taxes of the shop. Topic `taxes` of the settings; the database function `shop_is_vat_registered` reads it for products. */
const taxes = z.strictObject({
  isRegistered: z.boolean(),
});
export type TaxSettings = z.infer<typeof taxes>;

const unset: TaxSettings = { isRegistered: true };

export async function readTaxSettings(db: Database | Tx): Promise<TaxSettings> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(taxes) })`
    select value from store_settings where topic = 'taxes'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

/** Pages of products say what their prices contain: they are tagged `settings` too. */
export async function saveTaxSettings(tx: Tx, settings: TaxSettings): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('taxes', ${JSON.stringify(settings)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
