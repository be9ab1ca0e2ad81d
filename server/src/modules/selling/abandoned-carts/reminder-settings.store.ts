import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Reminders of abandoned carts; topic `cart_reminders` of the settings, edited by staff. */
const reminderSettings = z.strictObject({
  isOn: z.boolean(),
  /** Hours after the last change of a cart. */
  firstHours: z.int(),
  /** Hours after the first reminder; null: there is one alone. */
  secondHours: z.int().nullable(),
  /** A discount code that the last reminder offers; empty: none. */
  code: z.string(),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

const unset: ReminderSettings = { isOn: false, firstHours: 4, secondHours: 24, code: '' };

export async function readReminderSettings(db: Database | Tx): Promise<ReminderSettings> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(reminderSettings) })`
    select value from store_settings where topic = 'cart_reminders'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

export async function saveReminderSettings(tx: Tx, saved: ReminderSettings): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('cart_reminders', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
