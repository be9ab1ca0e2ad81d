import { type EndpointKey, toRiyals } from '@waha/contract';
import { type Extensions, hostOfferChannels } from '../../../extensions/index.ts';
import type { Handlers } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../staff/index.ts';
import { readApprovals, submitMessage } from './approvals.ts';
import { readLimits } from './limits.store.ts';
import { type AskedMessage, readMessage } from './read-message.ts';
import { ceilingOf } from './sends/claim-send.ts';
import { priceOf } from './sends/message-sender.ts';
import { readSpending } from './spending.store.ts';

type PhoneKey = Extract<
  EndpointKey,
  `${string} /admin/marketing/phone${string}` | `${string} /admin/marketing/approvals${string}`
>;

interface PhoneDeps {
  db: Database;
  extensions: Extensions;
  now: () => number;
}

/** A submission as an audited act: the entry names the campaign or the flow. */
const submissions = auditedResource<string, string, { subject: string }>({
  read: async (_, subject) => subject,
  subject: (subject) => ({ kind: 'marketing_text', id: subject }),
  audited: () => ({}),
  present: (_, subject) => ({ subject }),
});

/** Prices have four decimals of a riyal. */
export const priceInRiyals = (price: number) => price / 10_000;

export function phoneRoutes(deps: PhoneDeps): Handlers<PhoneKey> {
  const { db, extensions, now } = deps;
  const requireMessage = async (asked: AskedMessage) => {
    const message = await readMessage(db, asked);
    return message?.channel === 'whatsapp' ? message : refuse('marketing.no_message');
  };
  return {
    'GET /admin/marketing/phone': async () => {
      const limits = await readLimits(db);
      const { spent, reached } = await readSpending(db, new Date(now()));
      return {
        channels: [...hostOfferChannels(extensions).available()],
        ceiling: toRiyals(limits.ceilingHalalas),
        spent: toRiyals(Math.ceil(spent / 100)),
        is_reached: reached !== null && reached >= ceilingOf(limits),
        sms_price: priceInRiyals(await priceOf(db, 'sms')),
        whatsapp_price: priceInRiyals(limits.whatsappPrice),
      };
    },
    'GET /admin/marketing/approvals': async ({ query }) => readApprovals(deps, await requireMessage(askedBy(query))),
    'POST /admin/marketing/approvals': async ({ body }, context) => {
      const message = await requireMessage(askedBy(body));
      const subject = body.campaign_id ? `campaign ${body.campaign_id}` : `flow ${body.flow_id} ${body.step ?? 0}`;
      await inTransaction(db, (tx) => submissions.create(tx, context, 'marketing.text_submitted', async () => subject));
      return submitMessage(deps, message);
    },
  };
}

interface Asked {
  campaign_id?: number | undefined;
  flow_id?: number | undefined;
  step?: number | undefined;
}

const askedBy = ({ campaign_id: campaignId, flow_id: flowId, step = 0 }: Asked): AskedMessage => ({
  campaignId: campaignId ?? null,
  flowId: flowId ?? null,
  step,
});
