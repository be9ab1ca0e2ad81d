import { randomUUID } from 'node:crypto';
import type { FakeAnswer, FakeRequest } from '@waha/extend/testing';
import { z } from 'zod';

/** As a browser sends a typed card: a form, with the publishable key. */
const typedCard = z.strictObject({
  publishable_api_key: z.string(),
  given_id: z.uuid(),
  amount: z.coerce.number().int().min(100),
  currency: z.string().length(3),
  description: z.string(),
  callback_url: z.url(),
  'source[type]': z.literal('creditcard'),
  'source[3ds]': z.literal('true'),
  'source[save_card]': z.literal('true'),
  'source[name]': z.string().min(3),
  'source[number]': z.string().regex(/^\d{16}$/),
  'source[month]': z.string().regex(/^\d{1,2}$/),
  'source[year]': z.string().regex(/^\d{4}$/),
  'source[cvc]': z.string().regex(/^\d{3}$/),
});
/** As `POST /payments` is documented for a token. */
const tokenCharge = z.strictObject({
  given_id: z.uuid(),
  amount: z.int().min(100),
  currency: z.string(),
  description: z.string(),
  callback_url: z.url(),
  source: z.strictObject({
    type: z.literal('token'),
    token: z.string().startsWith('token_'),
    '3ds': z.literal(true),
    manual: z.literal(false),
  }),
  metadata: z.record(z.string(), z.string()),
});

export interface FakePayment {
  id: string;
  status: string;
  amount: number;
  currency: string;
  refunded: number;
  source?: Record<string, unknown>;
}

interface FakeToken {
  id: string;
  status: string;
  brand: string;
  month: string;
  year: string;
  last_four: string;
}

const ANYWHERE = { 'access-control-allow-origin': '*' };

/** Moyasar's remembered cards, and the pages of banks. Cards ending in 0002 are refused by the bank. */
export function createFakeTokens(charges: Map<string, FakePayment>, publishableKey: string) {
  const known = new Map<string, FakeToken>();
  const returns = new Map<string, string>();
  let base = '';

  function begin(payment: FakePayment, returnUrl: string): FakePayment {
    charges.set(payment.id, payment);
    returns.set(payment.id, returnUrl);
    return payment;
  }

  function take(fields: z.output<typeof typedCard>): FakeAnswer {
    if (fields.publishable_api_key !== publishableKey) return [401, { type: 'authentication_error' }, ANYWHERE];
    const { given_id: id, amount, currency } = fields;
    const made = charges.get(id);
    if (made) return [400, { type: 'invalid_request', message: 'given_id was used' }, ANYWHERE];
    const number = fields['source[number]'];
    const card = {
      id: `token_${randomUUID()}`,
      ...{ status: 'initiated', brand: 'mada', last_four: number.slice(-4) },
      ...{ month: fields['source[month]'], year: fields['source[year]'] },
    };
    known.set(card.id, card);
    const source = {
      ...{ type: 'creditcard', company: 'mada', number: `XXXX-XXXX-XXXX-${card.last_four}`, token: card.id },
      transaction_url: `${base}/bank/${id}`,
    };
    return [
      201,
      begin({ id, status: 'initiated', amount, currency, refunded: 0, source }, fields.callback_url),
      ANYWHERE,
    ];
  }

  /** The buyer answers their bank. */
  function decide(id: string, isRight: boolean): string {
    const payment = charges.get(id);
    if (payment?.status === 'initiated') {
      payment.status = isRight && !String(payment.source?.number).endsWith('0002') ? 'paid' : 'failed';
      const token = known.get(String(payment.source?.token));
      if (token?.status === 'initiated') token.status = payment.status === 'paid' ? 'active' : 'inactive';
    }
    return returns.get(id) ?? base;
  }

  return {
    known,
    decide,
    at(url: string) {
      base = url;
    },
    /** Answers a browser; undefined where it asks for nothing that is a browser's. */
    answerBrowser({ method, path, headers, body }: FakeRequest): FakeAnswer | undefined {
      const [, kind, id = ''] = path.split('/');
      if (kind === 'bank') return [302, '', { location: decide(id, true) }];
      const isForm = headers['content-type']?.includes('urlencoded') === true;
      if (method === 'POST' && path === '/payments' && isForm) return take(typedCard.parse(body));
      return undefined;
    },
    /** Charges a token; undefined where the body names none. */
    chargeByToken(body: unknown): FakeAnswer | undefined {
      const asked = tokenCharge.safeParse(body);
      if (!asked.success) return undefined;
      const { given_id: id, amount, currency, source, callback_url: returnUrl } = asked.data;
      const made = charges.get(id);
      if (made)
        return made.amount === amount ? [201, made] : [400, { type: 'api_error', message: 'given_id was used' }];
      const card = known.get(source.token);
      if (card?.status !== 'active') return [422, { type: 'invalid_request', message: 'token is not active' }];
      const paying = {
        ...{ type: 'creditcard', company: card.brand, number: `XXXX-XXXX-XXXX-${card.last_four}` },
        transaction_url: `${base}/bank/${id}`,
      };
      return [201, begin({ id, status: 'initiated', amount, currency, refunded: 0, source: paying }, returnUrl)];
    },
    answer(method: string, id: string): FakeAnswer {
      const card = known.get(id);
      if (!card) return [404, { type: 'api_error' }];
      if (method !== 'DELETE') return [200, card];
      known.delete(id);
      return [204, null];
    },
  };
}
