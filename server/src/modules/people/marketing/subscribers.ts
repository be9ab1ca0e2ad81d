import type { MarketingMessage } from '@waha/contract';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { readOrder } from '../../selling/orders/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import { exampleOptOut } from '../identity/index.ts';
import { readStaff } from '../staff/index.ts';
import { type MarketingDeps, sendCampaignBatch } from './campaigns/send-campaign.ts';
import { enteringSubscribers } from './flows/enter-flows.ts';
import { runDueSteps } from './flows/run-steps.ts';
import { readMessage } from './read-message.ts';
import { messageMail, prepareMessage } from './sends/message-mail.ts';
import { type PhoneReader, phoneWords } from './sends/message-text.ts';
import { noteSendOrder } from './sends/sends.store.ts';

/** How long an order counts as led to by a message. */
const FOLLOWS_MS = 7 * 86_400_000;
/** A hundred mails, one after another. */
const BATCH_MS = 10 * 60_000;

export function marketingSubscribers(deps: MarketingDeps): Subscriber[] {
  const { db, now, publicUrl } = deps;
  return [
    ...enteringSubscribers(deps),
    {
      name: 'marketing.campaign',
      event: 'marketing.campaign_goes',
      limitMs: BATCH_MS,
      handle: ({ campaignId }) => sendCampaignBatch(deps, campaignId),
    },
    { name: 'marketing.steps', event: 'marketing.steps_due', limitMs: BATCH_MS, handle: () => runDueSteps(deps) },
    {
      name: 'marketing.test',
      event: 'marketing.test_asked',
      claims: true,
      async handle({ staffId, language, ...asked }) {
        const staff = await readStaff(db, staffId);
        const message = await readMessage(db, asked);
        if (!staff || !message) return;
        const store = await readLetterhead(db);
        const coupon = message.coupon && { code: 'HI-EXAMPLE', endsAt: new Date(now()) };
        const reader = { name: staff.name, to: staff.email, language };
        // Staff have no proved phone: a message to phones is shown to them by mail, as a phone shows it.
        const shown = message.channel === 'email' ? message : asMail(message, { store, publicUrl, reader, coupon });
        const prepared = prepareMessage(shown, store, publicUrl);
        await deps.mailer.send(messageMail(prepared, { reader, optOut: null, coupon: shown.coupon && coupon }));
      },
    },
    {
      name: 'marketing.follow',
      event: 'order.placed',
      async handle({ orderId }) {
        const customerId = (await readOrder(db, orderId))?.customer_id;
        if (!customerId) return;
        await inTransaction(db, (tx) => noteSendOrder(tx, customerId, orderId, new Date(now() - FOLLOWS_MS)));
      },
    },
  ];
}

interface Shown {
  store: Letterhead;
  publicUrl: string;
  reader: PhoneReader['reader'];
  coupon: PhoneReader['coupon'];
}

/** A message to phones as a mail that quotes it. */
function asMail(message: MarketingMessage, { store, publicUrl, reader, coupon }: Shown): MarketingMessage {
  const { text } = phoneWords(message, { store, publicUrl }, { reader, coupon, optOut: exampleOptOut });
  // Four blanks: shown as it is, whatever stands in it.
  const quoted = text.replaceAll(/^/gm, '    ');
  return { ...message, channel: 'email', coupon: null, body: { ar: quoted, en: quoted } };
}
