import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Payment settings; topic `payments`, edited by staff. Money in halalas. */
const paymentSettings = z.strictObject({
  cashOnDelivery: z.strictObject({
    isOn: z.boolean(),
    feeHalalas: z.number(),
    /** Maximum order total for this method, fee included. */
    maximumHalalas: z.number(),
    /** Cities with this method; null means every served city. */
    cityIds: z.array(z.number()).nullable(),
  }),
  bankTransfer: z.strictObject({
    isOn: z.boolean(),
    bankName: z.strictObject({ ar: z.string(), en: z.string() }),
    accountName: z.strictObject({ ar: z.string(), en: z.string() }),
    iban: z.string(),
    /** Hours an unpaid order reserves its stock. */
    holdHours: z.number(),
  }),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

const unset: PaymentSettings = {
  cashOnDelivery: { isOn: true, feeHalalas: 1_500, maximumHalalas: 300_000, cityIds: null },
  bankTransfer: { isOn: false, bankName: { ar: '', en: '' }, accountName: { ar: '', en: '' }, iban: '', holdHours: 48 },
};

export async function readPaymentSettings(db: Database | Tx): Promise<PaymentSettings> {
  const { rows } = await sql.rows({
    value: sql.jsonb.of(paymentSettings),
  })`select value from store_settings where topic = 'payments'`.execute(db);
  return rows[0]?.value ?? unset;
}

export async function savePaymentSettings(tx: Tx, settings: PaymentSettings): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('payments', ${JSON.stringify(settings)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  // Pages state the ways to pay that are on.
  await publishInvalidation(tx, ['settings']);
}
