import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';
import { createAsk, type SmsaAccount } from './api.ts';

const said = {
  ar: {
    good: 'قبلت سمسا المفتاح',
    noCity: 'قبلت سمسا المفتاح، لكن مدينة المتجر ليست من مدنها: {city}',
    refused: 'لم تقبل سمسا المفتاح',
  },
  en: {
    good: 'SMSA accepts the key',
    noCity: 'SMSA accepts the key, but does not list the city of the shop: {city}',
    refused: 'SMSA does not accept the key',
  },
};

const cities = z.array(z.object({ cityName: z.string() }));

/** Reads SMSA's cities, and looks for that of the shop among them. Books nothing and costs nothing. */
export async function trySmsa(
  { shopCity, ...account }: SmsaAccount & { shopCity: string },
  fetch: ExtensionFetch,
  language: 'ar' | 'en',
): Promise<string> {
  const { good, noCity, refused } = said[language];
  const ask = createAsk(account, fetch);
  const known = await ask(cities, 'GET', 'lookup/cities/SA').catch((error: unknown) => {
    throw new Error(`${refused} (${error instanceof Error ? error.message : 'unknown'})`);
  });
  const isListed = known?.some(({ cityName }) => cityName.trim().toLowerCase() === shopCity.trim().toLowerCase());
  return isListed ? good : noCity.replace('{city}', shopCity);
}
