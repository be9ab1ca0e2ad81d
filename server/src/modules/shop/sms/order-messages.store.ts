import { type OrderNews, orderNews, type TextMessageRule, textMessageRules } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

const rules = z.partialRecord(z.enum(orderNews), z.enum(textMessageRules));
/** When the buyer of an order is told by text message, by change of the order. Topic `order_messages` of the settings. */
export type OrderMessages = Record<OrderNews, TextMessageRule>;

/** Buyers who have no e-mail address hear by phone of what they wait for; other messages cost money and are left to the shop. */
const unset: OrderMessages = {
  placed: 'without_email',
  confirmed: 'never',
  items_changed: 'without_email',
  part_shipped: 'without_email',
  shipped: 'without_email',
  delivered: 'never',
  cancelled: 'without_email',
  expired: 'without_email',
};

export async function readOrderMessages(db: Database | Tx): Promise<OrderMessages> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(rules) })`
    select value from store_settings where topic = 'order_messages'
  `.execute(db);
  // Settings from before there was a change leave it as it is unset.
  return { ...unset, ...rows[0]?.value };
}

export async function saveOrderMessages(tx: Tx, saved: OrderMessages): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('order_messages', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
