import type { ExtensionFetch } from '@waha/extend';
import { z } from 'zod';
import { createAsk, type OtoAccount } from './api.ts';

const said = {
  ar: { good: 'قبلت أوتو المفتاح، والإشعارات مسجّلة', refused: 'لم تقبل أوتو المفتاح' },
  en: { good: 'OTO accepts the key, and the webhook is registered', refused: 'OTO does not accept the key' },
};

const known = z.union([z.array(z.unknown()), z.object({}).loose()]);

interface TryDeps {
  fetch: ExtensionFetch;
  now: () => number;
  publicUrl: string;
}

/**
 * Reads the webhooks of the account, and registers the shop's if it is not among them. Books nothing and costs nothing.
 */
export async function tryOto(
  account: OtoAccount & { webhookSecret: string },
  { fetch, now, publicUrl }: TryDeps,
  language: 'ar' | 'en',
): Promise<string> {
  const ask = createAsk(account, fetch, now);
  const url = `${publicUrl}/api/store/carriers/oto/notify`;
  try {
    const webhooks = await ask(known, 'GET', 'webhook');
    if (!JSON.stringify(webhooks).includes(JSON.stringify(url))) {
      const webhook = { method: 'post', url, secretKey: account.webhookSecret, webhookType: 'orderStatus' };
      await ask(z.object({ success: z.literal(true) }), 'POST', 'webhook', webhook);
    }
  } catch (error) {
    throw new Error(`${said[language].refused} (${error instanceof Error ? error.message : 'unknown'})`);
  }
  return said[language].good;
}
