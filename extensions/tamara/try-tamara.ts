import type { ExtensionFetch } from '@waha/extend';
import { toMoney } from './amounts.ts';
import type { TamaraAccount } from './api.ts';

const said = {
  ar: { good: 'قبلت تمارا مفتاح الواجهة', refused: 'رفضت تمارا مفتاح الواجهة', status: 'أجابت تمارا بالحالة' },
  en: { good: 'Tamara accepts the API token', refused: 'Tamara refuses the API token', status: 'Tamara answered' },
};

/** Asks whether an unnamed buyer may pay 500 riyals, which moves no money. */
export async function tryTamara(
  { url, apiToken }: TamaraAccount,
  fetch: ExtensionFetch,
  language: 'ar' | 'en',
): Promise<string> {
  const { ok, status } = await fetch(`${url}/pre-checkout/v1/eligibility`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order: toMoney(50_000) }),
  });
  if (status === 401 || status === 403) throw new Error(said[language].refused);
  if (!ok) throw new Error(`${said[language].status} ${status}`);
  return said[language].good;
}
