import { type OrderNews, orderNews, type TextMessageRule } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { PhoneRoute } from './phone-routes.ts';
import { readPhoneSettings, savePhoneSettings } from './phone-settings.store.ts';

/** The rules of order news, as staff edit them: a part of the routes. */
export type OrderMessages = Record<OrderNews, TextMessageRule>;

export async function readOrderMessages(db: Database | Tx): Promise<OrderMessages> {
  const { routes } = await readPhoneSettings(db);
  const rules = orderNews.map((news): [string, TextMessageRule] => [news, routes[`order_${news}`].rule]);
  // Built from the list of its keys.
  return Object.fromEntries(rules) as OrderMessages;
}

export async function saveOrderMessages(tx: Tx, rules: OrderMessages): Promise<void> {
  const { routes } = await readPhoneSettings(tx);
  const changed = orderNews.map((news): [string, PhoneRoute] => {
    return [`order_${news}`, { ...routes[`order_${news}`], rule: rules[news] }];
  });
  await savePhoneSettings(tx, { routes: { ...routes, ...Object.fromEntries(changed) } });
}
