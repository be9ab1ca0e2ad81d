import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';
import type { TaqnyatSettings } from './taqnyat.ts';

const balanceShape = z.object({ balance: z.union([z.string(), z.number()]) });

const said = {
  ar: {
    good: 'قبلت تقنيات المفتاح، والرصيد',
    refused: 'رفضت تقنيات المفتاح',
    status: 'أجابت تقنيات بالحالة',
    other: 'أجابت تقنيات بما لا نفهمه',
  },
  en: {
    good: 'Taqnyat accepts the token. Balance:',
    refused: 'Taqnyat refuses the token',
    status: 'Taqnyat answered',
    other: 'Taqnyat answered with something else',
  },
};

/** Reads the balance of the account: no message is sent. */
export async function tryTaqnyat(
  { url, token }: TaqnyatSettings,
  fetch: ExtensionFetch,
  language: 'ar' | 'en',
): Promise<string> {
  const texts = said[language];
  const response = await fetch(`${url}/account/balance`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status === 401 || response.status === 403) throw new Error(texts.refused);
  if (!response.ok) throw new Error(`${texts.status} ${response.status}`);
  const balance = balanceShape.safeParse(await response.json());
  if (!balance.success) throw new Error(texts.other);
  return `${texts.good} ${String(balance.data.balance).slice(0, 20)}`;
}
