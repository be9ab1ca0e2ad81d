import { createHash } from 'node:crypto';
import type { MarketingMessage } from '@waha/contract';
import { type Extensions, hostOfferChannels } from '../../../../extensions/index.ts';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import { countParts } from '../../../../platform/sms/index.ts';
import { isTimely } from '../../../selling/abandoned-carts/index.ts';
import type { Letterhead } from '../../../shop/settings/index.ts';
import { readPhoneSettings, sendOffer, verdictOf, wasNotSent } from '../../../shop/sms/index.ts';
import { readLimits } from '../limits.store.ts';
import { giveBack } from '../spending.store.ts';
import { batchOf } from './batch-of.ts';
import type { ClaimedSend } from './claimed-send.ts';
import { messageMail, prepareMessage } from './message-mail.ts';
import { phoneWords } from './message-text.ts';
import { clearCost, type SendSource } from './sends.store.ts';

export interface SendingDeps {
  db: Database;
  mailer: Mailer;
  extensions: Pick<Extensions, 'messages'>;
  publicUrl: string;
  now: () => number;
}

/** One message on its channel. */
export interface MessageSender {
  message: MarketingMessage;
  /** The price for a reader in ten-thousandths of a riyal; null by mail, which has none. */
  costOf: ((claimed: Pick<ClaimedSend, 'reader' | 'optOut' | 'coupon'>) => number) | null;
  /** Whether it may go at this moment: a phone is not written to at night, even in the middle of a batch. */
  mayGo(): Promise<boolean>;
  send(claimed: ClaimedSend, source: SendSource): Promise<Tried>;
}

/**
 * `unreachable`: the channel does not reach this reader. `unfit`: it does not take this message. `away`: nothing left, and it may go later.
 * `unclear`: it may have been sent, so it is never sent again.
 */
export type Tried = { outcome: 'sent' | 'unreachable' | 'unfit' } | { outcome: 'away' | 'unclear'; error: unknown };

/** The sender of a message by mail or to phones, with the prices that are set now. */
export async function senderOf(
  deps: SendingDeps,
  message: MarketingMessage,
  store: Letterhead,
): Promise<MessageSender> {
  if (message.channel !== 'email') return phoneSender(deps, { ...message, channel: message.channel }, store);
  const prepared = prepareMessage(message, store, deps.publicUrl);
  return {
    message,
    costOf: null,
    mayGo: async () => true,
    async send(claimed) {
      try {
        await deps.mailer.send(messageMail(prepared, claimed));
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: 'away', error };
      }
    },
  };
}

type PhoneMessage = MarketingMessage & { channel: 'sms' | 'whatsapp' };

async function phoneSender(deps: SendingDeps, message: PhoneMessage, store: Letterhead): Promise<MessageSender> {
  const { db, now, publicUrl } = deps;
  const { channel } = message;
  const price = await priceOf(db, channel);
  const words = (claimed: Parameters<typeof phoneWords>[2]) => phoneWords(message, { store, publicUrl }, claimed);
  return {
    message,
    costOf: (claimed) => price * (channel === 'sms' ? countParts(words(claimed).text).parts : 1),
    mayGo: () => isTimely(db, new Date(now())),
    async send(claimed, source) {
      const { customerId, to } = claimed.reader;
      const batch = batchOf(source);
      const key = createHash('sha256')
        .update(`${batch} ${sourceKey(source)} ${customerId}`)
        .digest('base64url');
      const offer = { ...words(claimed), key: `offer-${key}`, channel, to, customerId, batch };
      try {
        await sendOffer({ db, channels: hostOfferChannels(deps.extensions), now }, offer);
        return { outcome: 'sent' };
      } catch (error) {
        // One without an answer may have been sent: its price stays, so that no ceiling is passed.
        if (!wasNotSent(error)) return { outcome: 'unclear', error };
        await returnCost(db, claimed);
        const verdict = verdictOf(error);
        return verdict === 'later' ? { outcome: 'away', error } : { outcome: verdict };
      }
    },
  };
}

const sourceKey = (source: SendSource) => ('campaignId' in source ? '' : source.enrolmentId);

async function returnCost(db: Database, { id, madeAt }: ClaimedSend): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cost = await clearCost(tx, id);
    if (cost > 0) await giveBack(tx, { at: madeAt, cost });
  });
}

/** The price of a part, or of a message by WhatsApp, in ten-thousandths of a riyal; 0: not said. */
export async function priceOf(db: Database, channel: 'sms' | 'whatsapp'): Promise<number> {
  if (channel === 'sms') return (await readPhoneSettings(db)).partPrice;
  return (await readLimits(db)).whatsappPrice;
}
