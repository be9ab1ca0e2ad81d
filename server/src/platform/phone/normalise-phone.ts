import { phoneSigns } from '@waha/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const SAUDI_MOBILE = /^\+9665\d{8}$/;
/** The length of international numbers: shorter numbers are services inside a country. */
const CALLED_FROM_ABROAD = /^\+\d{7,15}$/;

/**
 * Normalises a phone number to its one E.164 form, or null when no country has such a number. Accepts Saudi mobiles in
 * any common form (05…, 5…, 966…, 00966…, +966…) and other countries in international form, with or without the
 * national zero. Limits of a person are counted under this form alone.
 */
export function normalisePhone(text: string): string | null {
  const written = phoneSigns(text);
  if (written === null) return null;
  const digits = written.replace(/\D/g, '');
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  const saudi = isInternational ? undefined : /^(?:966)?0?(5\d{8})$/.exec(digits)?.[1];
  if (saudi) return `+966${saudi}`;
  return isInternational ? readInternational(digits.replace(/^0+/, '')) : null;
}

function readInternational(digits: string): string | null {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  if (!parsed?.isValid() || !CALLED_FROM_ABROAD.test(parsed.number)) return null;
  // Carriers and couriers send text messages, so a Saudi number that cannot receive them is refused.
  if (parsed.countryCallingCode === '966' && !SAUDI_MOBILE.test(parsed.number)) return null;
  return parsed.number;
}
