import { orderNews, textMessageRules } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { type PhoneRoute, type PhoneRoutes, someRoutes, unsetRoutes } from './phone-routes.ts';

/** The table of messages to phones: rules and channels by message. Topic `phone_messages` of the settings. */
export interface PhoneSettings {
  routes: PhoneRoutes;
  /** Price of one part of a text message, in ten-thousandths of a riyal; 0: not said. */
  partPrice: number;
}

const saved = z.object({ routes: someRoutes, partPrice: z.int().default(0) });
/** The topic of earlier releases: rules alone, of orders alone. */
const formerRules = z.partialRecord(z.enum(orderNews), z.enum(textMessageRules));

export async function readPhoneSettings(db: Database | Tx): Promise<PhoneSettings> {
  const { rows } = await sql.rows({ value: sql.jsonb.of(z.union([saved, formerRules])) })`
    select value from store_settings where topic in ('phone_messages', 'order_messages') order by topic desc limit 1
  `.execute(db);
  const [row] = rows;
  if (!row) return { routes: unsetRoutes, partPrice: 0 };
  if ('routes' in row.value) {
    const { routes, partPrice } = saved.parse(row.value);
    return { routes: { ...unsetRoutes, ...routes }, partPrice };
  }
  return { routes: withFormer(formerRules.parse(row.value)), partPrice: 0 };
}

/** Changes that came after those settings keep the rule of a shop that chose none. */
function withFormer(rules: z.output<typeof formerRules>): PhoneRoutes {
  const chosen = orderNews.map((news): [string, PhoneRoute] => {
    const row = unsetRoutes[`order_${news}`];
    return [`order_${news}`, { ...row, rule: rules[news] ?? row.rule }];
  });
  return { ...unsetRoutes, ...Object.fromEntries(chosen) };
}

export async function savePhoneSettings(tx: Tx, settings: PhoneSettings): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('phone_messages', ${JSON.stringify(settings)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}
