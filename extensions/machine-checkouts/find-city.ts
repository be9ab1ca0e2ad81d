import { z } from 'zod';
import { type Asked, read } from './asked.ts';
import type { Destination } from './session.ts';

const cities = z.array(z.object({ id: z.int(), name: z.string() }));
const SAUDI = new Set(['', 'SA', 'SAU', 'KSA', 'SAUDI ARABIA', 'السعودية', 'المملكة العربية السعودية']);
const SHORT_ADDRESS = /(?:^|[^A-Z])([A-Z]{4})[\s-]?(\d{4})(?!\d)/i;

/** The city of an address, by its name in either language; undefined where the shop knows none, or it is abroad. */
export async function findCity(asked: Asked, destination: Destination | undefined): Promise<number | undefined> {
  if (!destination || !isSaudi(destination)) return undefined;
  const name = destination.address_locality?.slice(0, 100);
  if (!name) return undefined;
  for (const language of ['ar', 'en'] as const) {
    const query = { query: name };
    const found = await read({ ...asked, language }, cities, 'GET /locations/cities-search', { query });
    // A city that is only similar is another one: nobody sees the choice before the parcel is sent.
    const same = found.find((city) => city.name.localeCompare(name, language, { sensitivity: 'base' }) === 0);
    if (same) return same.id;
  }
  return undefined;
}

export const isSaudi = ({ address_country: country = '' }: Destination) => SAUDI.has(country.trim().toUpperCase());

/** The Saudi short address within the lines of an address: four letters and four digits, which say the door. */
export function shortAddressIn({ street_address: street = '', extended_address: more = '' }: Destination) {
  for (const text of [more, street]) {
    const [, letters, digits] = SHORT_ADDRESS.exec(text) ?? [];
    if (letters !== undefined) return `${letters.toUpperCase()}${digits}`;
  }
  return undefined;
}
