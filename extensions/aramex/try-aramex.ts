import { type AskAramex, rate } from './api.ts';
import { type ParcelSettings, rateBody } from './shipment-request.ts';

const said = {
  ar: { good: 'قبلت أرامكس الحساب', refused: 'لم تقبل أرامكس الحساب' },
  en: { good: 'Aramex accepts the account', refused: 'Aramex does not accept the account' },
};

const GRAMS = 1_000;

/** Asks for the price of a parcel within the shop's city. Books nothing and costs nothing. */
export async function tryAramex(ask: AskAramex, settings: ParcelSettings, language: 'ar' | 'en'): Promise<string> {
  const { good, refused } = said[language];
  await ask(rate, 'RateCalculator', 'CalculateRate', rateBody(settings.shopCity, GRAMS, settings)).catch(
    (error: unknown) => {
      throw new Error(`${refused} (${error instanceof Error ? error.message : 'unknown'})`);
    },
  );
  return good;
}
