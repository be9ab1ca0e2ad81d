import type { MarketingMessage } from '@waha/contract';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { readOrder } from '../../selling/orders/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { readStaff } from '../staff/index.ts';
import { readCampaign } from './campaigns/campaigns.store.ts';
import { type MarketingDeps, sendCampaignBatch } from './campaigns/send-campaign.ts';
import { enteringSubscribers } from './flows/enter-flows.ts';
import { readFlow } from './flows/flows.store.ts';
import { runDueSteps } from './flows/run-steps.ts';
import { messageMail, prepareMessage } from './sends/message-mail.ts';
import { noteSendOrder } from './sends/sends.store.ts';

/** How long an order counts as led to by a message. */
const FOLLOWS_MS = 7 * 86_400_000;
/** A hundred mails, one after another. */
const BATCH_MS = 10 * 60_000;

export function marketingSubscribers(deps: MarketingDeps): Subscriber[] {
  const { db, now } = deps;
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
        const prepared = prepareMessage(message, await readLetterhead(db), deps.publicUrl);
        const coupon = message.coupon && { code: 'HI-EXAMPLE', endsAt: new Date(now()) };
        const reader = { name: staff.name, email: staff.email, language };
        await deps.mailer.send(messageMail(prepared, { reader, optOut: null, coupon }));
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

async function readMessage(
  db: Database,
  { campaignId, flowId, step }: { campaignId: number | null; flowId: number | null; step: number },
): Promise<MarketingMessage | undefined> {
  if (campaignId !== null) return (await readCampaign(db, campaignId))?.message;
  const found = flowId === null ? undefined : (await readFlow(db, flowId))?.steps[step];
  return found?.kind === 'message' ? found.message : undefined;
}
