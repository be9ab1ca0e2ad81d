import type { CarrierAddress } from './ports/carrier.ts';
import { SettingError } from './settings.ts';

/** Digits of a phone with its country: 966512345678. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '');

/** The address in one line, its largest part last. */
export function addressLine({ buildingNumber, street, district, city, postalCode }: CarrierAddress): string {
  return [buildingNumber, street, district, city, postalCode].filter(Boolean).join('، ');
}

/**
 * Reads names of cities as a carrier lists them, where they are others than the shop's: "Makkah=Mecca, Al Khubar=Khobar".
 * The shop's names are those in Latin letters.
 */
export function readCityNames(text: string): (cityEn: string) => string {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const names = new Map<string, string>();
  for (const pair of pairs) {
    const [ours = '', theirs = '', ...more] = pair.split('=').map((part) => part.trim());
    if (ours === '' || theirs === '' || more.length > 0)
      throw new SettingError('must be pairs like "Makkah=Mecca, Al Khubar=Khobar"');
    names.set(ours.toLowerCase(), theirs);
  }
  return (cityEn) => names.get(cityEn.trim().toLowerCase()) ?? cityEn;
}
