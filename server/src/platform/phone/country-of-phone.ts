import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country of a number in E.164; undefined where several share its prefix and the digits do not decide. */
export function countryOfPhone(phone: string): CountryCode | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}
