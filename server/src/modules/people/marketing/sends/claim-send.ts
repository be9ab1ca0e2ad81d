import { randomInt } from 'node:crypto';
import type { MarketingMessage } from '@waha/contract';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { countReminders } from '../../../selling/abandoned-carts/index.ts';
import { createCoupon } from '../../../selling/coupons/index.ts';
import { type CustomerRow, issueOptOut, lockCustomer } from '../../identity/index.ts';
import { readLimits } from '../limits.store.ts';
import { countSends, insertSend, type SendSource } from './sends.store.ts';
import { marketingTexts } from './texts.ts';

const DAY_MS = 86_400_000;
/** Days after its end that a code stays, for whoever asks about it. */
const KEPT_DAYS = 90;
/** Letters and digits without ambiguous ones. 31 ^ 12 codes cannot be guessed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A message that may be sent to this reader now, once. */
export interface ClaimedSend {
  id: number;
  reader: { name: string; email: string; language: Language };
  /** The token of the link that ends the consent. */
  optOut: string;
  coupon: { id: number; code: string; endsAt: Date } | null;
}

/** `had`: this customer has it. `limit`: enough for now. `unreachable`: no consent, no proved address, or no account. */
export type Claiming = ClaimedSend | 'had' | 'limit' | 'unreachable';

interface Claim {
  customerId: string;
  source: SendSource;
  coupon: MarketingMessage['coupon'];
  at: Date;
}

/**
 * Claims a message for one customer. The customer's row is locked meanwhile: of several campaigns and flows at once none sees the limits
 * without the messages of the others.
 */
export function claimSend(db: Database, claim: Claim): Promise<Claiming> {
  const { customerId, source, at } = claim;
  return inTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer || !mayBeMailed(customer)) return 'unreachable';
    const limits = await readLimits(tx);
    const since = { day: new Date(at.getTime() - DAY_MS), week: new Date(at.getTime() - 7 * DAY_MS) };
    const had = await countSends(tx, customerId, since);
    const reminded = await countReminders(tx, customerId, since);
    if (had.day + reminded.day >= limits.perDay || had.week + reminded.week >= limits.perWeek) return 'limit';
    const id = await insertSend(tx, { customerId, source, state: 'claimed', at });
    if (id === undefined) return 'had';
    const { first_name: name, email, language } = customer;
    const coupon = claim.coupon && (await makeCode(tx, claim.coupon, customerId, at));
    return { id, reader: { name, email, language }, optOut: await issueOptOut(tx, customerId, at), coupon };
  });
}

function mayBeMailed(customer: CustomerRow): customer is CustomerRow & { email: string } {
  const { email, email_verified_at: provedAt, consent_email_at: agreedAt, suspended_at: suspendedAt } = customer;
  return email !== null && provedAt !== null && agreedAt !== null && suspendedAt === null;
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
