import { phoneSigns } from '@waha/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number of the shop itself in E.164: a mobile, a landline or a unified number (9200…), which is written as it is dialled inside
 * the Kingdom. A text that is no such number stays as it was typed, because its owner reads it there.
 */
export function shopPhone(text: string): string {
  const parsed = parsePhoneNumberFromString(phoneSigns(text) ?? '', 'SA');
  return parsed?.isPossible() ? parsed.number : text;
}
