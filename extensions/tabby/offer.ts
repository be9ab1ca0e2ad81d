import { createHash } from 'node:crypto';
import type { OfferRequest } from '@waha/extend';
import { toText } from './amounts.ts';
import { type AskTabby, session } from './api.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 1_000;

interface OfferDeps {
  ask: AskTabby;
  merchantCode: string;
  now: () => number;
}

/**
 * Whether Tabby takes a buyer for an amount: its pre-scoring, which is a session that nobody opens. A guest is asked about when
 * they pay, because they have said nothing yet. An answer is kept for a while: carts are priced at each change.
 */
export function createOffer({ ask, merchantCode, now }: OfferDeps) {
  const kept = new Map<string, { isOffered: boolean; until: number }>();

  return async ({ amount, currency, language, buyer, lines }: OfferRequest): Promise<boolean> => {
    if (currency !== 'SAR') return false;
    if (!buyer?.email) return true;
    const key = createHash('sha256').update(`${buyer.phone} ${buyer.email} ${amount}`).digest('base64');
    const known = kept.get(key);
    if (known && known.until > now()) return known.isOffered;
    const { status } = await ask(session, 'POST', '/api/v2/checkout', {
      payment: {
        ...{ amount: toText(amount), currency },
        buyer: { name: buyer.name, phone: buyer.phone, email: buyer.email },
        shipping_address: { city: '', address: '', zip: '' },
        order: {
          reference_id: 'quote',
          items: lines.map(({ name, quantity, unitAmount }) => ({
            ...{ title: name.slice(0, 255), quantity, unit_price: toText(unitAmount), category: 'general' },
          })),
        },
        buyer_history: { registered_since: new Date(now()).toISOString(), loyalty_level: 0 },
        order_history: [],
      },
      lang: language,
      merchant_code: merchantCode,
    });
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, { isOffered: status !== 'rejected', until: now() + KEPT_MS });
    return status !== 'rejected';
  };
}
