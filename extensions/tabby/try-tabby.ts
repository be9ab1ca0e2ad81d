import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';
import type { TabbyAccount } from './api.ts';
import { SECRET_HEADER } from './webhook.ts';

const said = {
  ar: {
    good: 'قبلت تابي المفتاح، والإشعارات مسجّلة',
    refused: 'رفضت تابي المفتاح السري أو كود التاجر',
    status: 'أجابت تابي بالحالة',
  },
  en: {
    good: 'Tabby accepts the key, and the webhook is registered',
    refused: 'Tabby refuses the secret key or the merchant code',
    status: 'Tabby answered',
  },
};

const webhooks = z.array(z.object({ url: z.string() }));

interface TryDeps {
  fetch: ExtensionFetch;
  publicUrl: string;
}

/**
 * Reads the webhooks of the account, and registers the shop's if it is not among them; that moves no money. Without it a buyer
 * who closes the page too early is noticed minutes later, by the reconciliation.
 */
export async function tryTabby(
  { url, secretKey, merchantCode, webhookSecret }: TabbyAccount & { webhookSecret: string },
  { fetch, publicUrl }: TryDeps,
  language: 'ar' | 'en',
): Promise<string> {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    'content-type': 'application/json',
    'x-merchant-code': merchantCode,
  };
  const address = `${publicUrl}/api/store/payments/tabby/webhook`;
  const ask = async (method: 'GET' | 'POST', body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/v1/webhooks`, { method, headers, ...sent });
    if (response.status === 401 || response.status === 403) throw new Error(said[language].refused);
    if (!response.ok) throw new Error(`${said[language].status} ${response.status}`);
    return response;
  };
  const { data: known = [] } = webhooks.safeParse(await (await ask('GET')).json());
  if (!known.some((one) => one.url === address))
    await ask('POST', { url: address, header: { title: SECRET_HEADER, value: webhookSecret } });
  return said[language].good;
}
