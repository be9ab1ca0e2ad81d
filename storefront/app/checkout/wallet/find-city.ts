import type { Api } from '@waha/contract/client';
import type { City } from '@waha/contract/types';
import { sameName } from '../../places/use-places.ts';
import type { SheetAddress } from './apple-pay.ts';
import { cityNames } from './sheet-order.ts';

/**
 * The served city that the sheet's address names, in either language; null where the list has none of these names. `apis` ask
 * for names in one language each, because a sheet writes an address in the language of the phone.
 */
export async function findCity(apis: readonly Api[], address: SheetAddress, signal: AbortSignal): Promise<City | null> {
  if ((address.countryCode ?? 'SA').toUpperCase() !== 'SA') return null;
  for (const name of cityNames(address)) {
    const query = { query: name.slice(0, 100) };
    const answers = await Promise.all(apis.map((api) => api('GET /locations/cities-search', { query, signal })));
    const found = answers.flat().find((city) => city.is_served && sameName(city.name, name));
    if (found) return found;
  }
  return null;
}
