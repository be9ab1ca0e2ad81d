import { phoneSigns } from '@waha/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const SAUDI_MOBILE = /^\+9665\d{8}$/;
/** No country has shorter ones that can be called from another: what is shorter is a service inside one. */
const CALLED_FROM_ABROAD = /^\+\d{7,15}$/;

/**
 * A phone number as people write it → the one E.164 form it has here, or null when no country has such a number. Saudi
 * mobiles in any common form (05…, 5…, 966…, 00966…, +966…); other countries in international form, with or without the
 * zero that is dialled inside the country. Limits that follow a person are kept under this and nothing else.
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
  // Carriers and our own couriers send messages: a Saudi number that cannot get one is of no use.
  if (parsed.countryCallingCode === '966' && !SAUDI_MOBILE.test(parsed.number)) return null;
  return parsed.number;
}
