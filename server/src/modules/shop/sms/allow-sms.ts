import { createHash } from 'node:crypto';
import { countryOfPhone } from '../../../platform/phone/index.ts';
import type { SmsLimits } from './sms-limits.store.ts';
import type { LoggedNumber, SentCounts } from './sms-log.store.ts';

/** The reason why a message is not sent. */
export type SmsDenial = 'off' | 'country' | 'number' | 'block' | 'shop';

/** An E.164 number as it is logged; '??' for an unknown country code. */
export function loggedNumber(phone: string): LoggedNumber {
  return {
    country: countryOfPhone(phone) ?? '??',
    block: phone.slice(0, -4),
    hash: createHash('sha256').update(phone).digest().subarray(0, 16),
  };
}

/** The reason why a message is denied, given the numbers of messages sent; null where it is allowed. */
export function denySms(number: LoggedNumber, sent: SentCounts, limits: SmsLimits): SmsDenial | null {
  if (!limits.isOn) return 'off';
  if (!limits.countries.includes(number.country)) return 'country';
  if (sent.number_day >= limits.numberPerDay) return 'number';
  if (sent.block_hour >= limits.blockPerHour) return 'block';
  if (sent.shop_hour >= limits.shopPerHour || sent.shop_day >= limits.shopPerDay) return 'shop';
  return null;
}

/** The state of the shop's budgets of text messages. */
export function stateOfBudget(sent: { hour: number; day: number }, limits: SmsLimits): 'ok' | 'near' | 'spent' | 'off' {
  if (!limits.isOn) return 'off';
  if (sent.hour >= limits.shopPerHour || sent.day >= limits.shopPerDay) return 'spent';
  const isNear = (count: number, most: number) => count * 100 >= most * limits.alarmPercent;
  return isNear(sent.hour, limits.shopPerHour) || isNear(sent.day, limits.shopPerDay) ? 'near' : 'ok';
}
