import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Budgets of text messages; topic `sms` of the settings, edited by staff. */
const smsLimits = z.strictObject({
  /** The kill switch: when off, no message is sent. */
  isOn: z.boolean(),
  /** ISO 3166 codes of the countries that messages are sent to. */
  countries: z.array(z.string()),
  numberPerDay: z.int(),
  /** The limit of messages in an hour to numbers that differ in their last four digits alone. */
  blockPerHour: z.int(),
  /** The limit of messages in an hour requested from one address, or IPv6 /64. */
  networkPerHour: z.int(),
  shopPerHour: z.int(),
  shopPerDay: z.int(),
  /** The used share of a shop budget at which staff are alerted. */
  alarmPercent: z.int(),
});
export type SmsLimits = z.infer<typeof smsLimits>;

/** Saudi Arabia and the other members of the Gulf Cooperation Council. */
const unset: SmsLimits = {
  isOn: true,
  countries: ['SA', 'AE', 'BH', 'KW', 'OM', 'QA'],
  numberPerDay: 20,
  blockPerHour: 20,
  networkPerHour: 20,
  shopPerHour: 300,
  shopPerDay: 2_000,
  alarmPercent: 80,
};

export async function readSmsLimits(db: Database | Tx): Promise<SmsLimits> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(smsLimits) })`
    select value from store_settings where topic = 'sms'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

export async function saveSmsLimits(tx: Tx, limits: SmsLimits): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('sms', ${JSON.stringify(limits)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
