import type { ExtensionFetch } from '@waha/extend';
import type { MoyasarSettings } from './api.ts';

const said = {
  ar: { good: 'قبلت ميسّر المفتاح السري', refused: 'رفضت ميسّر المفتاح السري', status: 'أجابت ميسّر بالحالة' },
  en: { good: 'Moyasar accepts the secret key', refused: 'Moyasar refuses the secret key', status: 'Moyasar answered' },
};

/** Reads the first page of invoices, which moves no money. */
export async function tryMoyasar(
  { url, secretKey }: MoyasarSettings,
  fetch: ExtensionFetch,
  language: 'ar' | 'en',
): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const { ok, status } = await fetch(`${url}/invoices?page=1`, { headers: { authorization } });
  if (status === 401 || status === 403) throw new Error(said[language].refused);
  if (!ok) throw new Error(`${said[language].status} ${status}`);
  return said[language].good;
}
