import { randomInt } from 'node:crypto';
import type { MarketingChannel, MarketingMessage } from '@waha/contract';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { countReminders } from '../../../selling/abandoned-carts/index.ts';
import { createCoupon } from '../../../selling/coupons/index.ts';
import { isServed } from '../../../shop/sms/index.ts';
import { type CustomerRow, issueOptOut, issuePhoneOptOut, lockCustomer } from '../../identity/index.ts';
import { type MarketingLimits, readLimits } from '../limits.store.ts';
import { noteReached, spend } from '../spending.store.ts';
import type { ClaimedSend } from './claimed-send.ts';
import type { MessageSender } from './message-sender.ts';
import { countSends, insertSend, type SendSource, saveCost } from './sends.store.ts';
import { marketingTexts } from './texts.ts';

const DAY_MS = 86_400_000;
/** Days after its end that a code stays, for whoever asks about it. */
const KEPT_DAYS = 90;
/** Letters and digits without ambiguous ones. 31 ^ 12 codes cannot be guessed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * `had`: this customer has it. `limit`: enough for now. `ceiling`: it would cost more than the month may. `unreachable`: no consent, no
 * proved address or phone, or no account.
 */
export type Claiming = ClaimedSend | 'had' | 'limit' | 'ceiling' | 'unreachable';

interface Claim {
  customerId: string;
  source: SendSource;
  sender: Pick<MessageSender, 'message' | 'costOf'>;
  at: Date;
}

/** Takes back a claim whose price the month has no room for. */
class OverCeiling extends Error {}

/**
 * Claims a message for one customer. The customer's row is locked meanwhile: of several campaigns and flows at once none sees the limits
 * without the messages of the others. A message to a phone is paid for in the same transaction.
 */
export async function claimSend(db: Database, claim: Claim): Promise<Claiming> {
  try {
    return await inTransaction(db, (tx) => claimIn(tx, claim));
  } catch (error) {
    if (!(error instanceof OverCeiling)) throw error;
    await noteReached(db, { at: claim.at, ceiling: ceilingOf(await readLimits(db)) });
    return 'ceiling';
  }
}

async function claimIn(tx: Tx, { customerId, source, sender, at }: Claim): Promise<Claiming> {
  const { channel, coupon: wanted } = sender.message;
  const customer = await lockCustomer(tx, customerId);
  const to = customer && addressOf(customer, channel);
  if (!customer || !to || (channel !== 'email' && !(await isServed(tx, to)))) return 'unreachable';
  const limits = await readLimits(tx);
  const since = { day: new Date(at.getTime() - DAY_MS), week: new Date(at.getTime() - 7 * DAY_MS) };
  const had = await countSends(tx, customerId, since);
  const reminded = await countReminders(tx, customerId, since);
  if (had.day + reminded.day >= limits.perDay || had.week + reminded.week >= limits.perWeek) return 'limit';
  const id = await insertSend(tx, { customerId, source, state: 'claimed', channel, at });
  if (id === undefined) return 'had';
  const { first_name: name, language } = customer;
  const coupon = wanted && (await makeCode(tx, wanted, customerId, at));
  const optOut = await (channel === 'email' ? issueOptOut : issuePhoneOptOut)(tx, customerId, at);
  const claimed = { id, madeAt: at, reader: { customerId, name, to, language }, optOut, coupon };
  if (sender.costOf) await pay(tx, claimed, { cost: sender.costOf(claimed), ceiling: ceilingOf(limits) });
  return claimed;
}

/** A message without a price passes no ceiling, so it is not sent. */
async function pay(tx: Tx, { id, madeAt }: ClaimedSend, of: { cost: number; ceiling: number }): Promise<void> {
  if (of.cost <= 0 || !(await spend(tx, { ...of, at: madeAt }))) throw new OverCeiling();
  await saveCost(tx, id, of.cost);
}

/** In ten-thousandths of a riyal, as prices of messages are. */
export const ceilingOf = ({ ceilingHalalas }: MarketingLimits) => ceilingHalalas * 100;

/** The proved address or phone by which a customer agreed to advertising; undefined without one. */
function addressOf(customer: CustomerRow, channel: MarketingChannel): string | undefined {
  if (customer.suspended_at !== null) return undefined;
  const agreed = {
    email: customer.consent_email_at,
    sms: customer.consent_sms_at,
    whatsapp: customer.consent_whatsapp_at,
  }[channel];
  const isMail = channel === 'email';
  const proved = isMail ? customer.email_verified_at : customer.phone_verified_at;
  if (agreed === null || proved === null) return undefined;
  return (isMail ? customer.email : customer.phone) ?? undefined;
}

/** A code that this customer alone may use, once, until it ends. */
async function makeCode(
  tx: Tx,
  { percent, days }: NonNullable<MarketingMessage['coupon']>,
  customerId: string,
  at: Date,
): Promise<{ id: number; code: string; endsAt: Date }> {
  const code = `HI-${Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
  const endsAt = new Date(at.getTime() + days * DAY_MS);
  const forgetAt = new Date(endsAt.getTime() + KEPT_DAYS * DAY_MS);
  const id = await createCoupon(tx, {
    ...{ code, type: 'percentage', percent, customerId, startsAt: at, endsAt, forgetAt },
    ...{ amountHalalas: null, maximumHalalas: null, minimumOrderHalalas: null, buyQuantity: null, getQuantity: null },
    ...{ totalLimit: 1, perCustomerLimit: 1, firstOrderOnly: false, isPublic: false, productIds: [], categoryIds: [] },
    description: { ar: marketingTexts.say('ar', 'coupon'), en: marketingTexts.say('en', 'coupon') },
  });
  return { id, code, endsAt };
}
