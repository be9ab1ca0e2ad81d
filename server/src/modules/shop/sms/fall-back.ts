import { phoneChannels } from '@waha/contract';
import { z } from 'zod';
import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import type { Sms, SmsSender } from '../../../platform/sms/index.ts';
import { dropKept, readKept } from './phone-messages.store.ts';

const keptSms = z.object({
  key: z.string(),
  to: z.string(),
  language: z.enum(['ar', 'en']),
  template: z.string(),
  values: z.record(z.string(), z.string()),
  text: z.string(),
  orderId: z.string().optional(),
  customerId: z.string().optional(),
  tried: z.array(z.enum(phoneChannels)).optional(),
}) satisfies z.ZodType<Sms>;

interface FallbackDeps {
  db: Database;
  sms: SmsSender;
  extensions: { seal: Seal };
  now: () => number;
}

/** Sends a message that did not arrive by the next channel, while it is of use. */
export function fallbackSubscribers({ db, sms, extensions, now }: FallbackDeps): Subscriber[] {
  return [
    {
      name: 'phone.fall-back',
      event: 'phone.unreached',
      async handle({ messageId }) {
        const at = new Date(now());
        const held = await readKept(db, messageId, at);
        if (!held) return;
        const text = await extensions.seal.open(held.kept, `phone_messages ${held.key}`);
        if (text !== undefined) {
          const { tried = [], ...message } = keptSms.parse(JSON.parse(text));
          await sms.send({ ...message, tried: [...tried, held.channel] });
        }
        // Only what was sent is forgotten: an error before this line is tried again, and the key stops a second sending.
        await dropKept(db, messageId);
      },
    },
  ];
}
