import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Carriers that staff choose from, with the addresses where their shipments are followed. Topic `carriers`. */
const carriers = z.strictObject({
  carriers: z.array(
    z.strictObject({
      name: z.string(),
      /** Address with `{number}` in the place of the number; '' where the carrier has none. */
      trackingUrl: z.string(),
    }),
  ),
});
export type Carriers = z.infer<typeof carriers>;

/** Carriers of a new shop. */
const unset: Carriers = {
  carriers: [
    { name: 'سمسا SMSA', trackingUrl: 'https://www.smsaexpress.com/trackingdetails?tracknumbers={number}' },
    { name: 'أرامكس Aramex', trackingUrl: 'https://www.aramex.com/track/results?ShipmentNumber={number}' },
    { name: 'سبل SPL', trackingUrl: 'https://splonline.com.sa/en/shipment-details-static/?tid={number}' },
    { name: 'ناقل NAQEL', trackingUrl: '' },
    { name: 'DHL', trackingUrl: 'https://www.dhl.com/sa-en/home/tracking.html?tracking-id={number}' },
  ],
};

export async function readCarriers(db: Database | Tx): Promise<Carriers> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(carriers) })`
    select value from store_settings where topic = 'carriers'
  `.execute(db);
  return rows[0]?.value ?? unset;
}

export async function saveCarriers(tx: Tx, saved: Carriers): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('carriers', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
