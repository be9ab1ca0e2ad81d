import { createHmac, randomUUID } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, startFakeServer } from '@waha/extend/testing';
import { z } from 'zod';

export const API_TOKEN = 'api_token_of_the_fake_one';
export const NOTIFICATION_TOKEN = 'notification_token_of_the_fake_one';
/** A buyer with this number is not eligible. */
export const REFUSED_PHONE = '+966500000009';

interface FakeOrder {
  id: string;
  status: string;
  currency: string;
  returnUrl: string;
  /** In halalas. */
  total: number;
  captured: number;
  refunded: number;
  canceled: number;
}

/** Requests by the published fields. Unknown fields are refused, which the real one does not do. */
const money = z.strictObject({
  amount: z
    .number()
    .min(0)
    .refine((riyals) => Math.abs(riyals * 100 - Math.round(riyals * 100)) < 1e-6, 'at most two decimals'),
  currency: z.enum(['SAR', 'AED', 'BHD', 'KWD', 'OMR', 'USD']),
});
const item = z.strictObject({
  ...{ reference_id: z.string(), type: z.string(), name: z.string().max(255), sku: z.string() },
  ...{ quantity: z.int().min(1), unit_price: money, discount_amount: money, total_amount: money },
});
const names = { first_name: z.string().min(1), last_name: z.string() };
export const checkout = z.strictObject({
  ...{ order_reference_id: z.string().min(1), order_number: z.string(), total_amount: money },
  ...{ description: z.string().max(256), country_code: z.literal('SA'), payment_type: z.literal('PAY_BY_INSTALMENTS') },
  ...{ instalments: z.int().min(2).max(24), locale: z.enum(['ar_SA', 'en_US']), items: z.array(item) },
  consumer: z.strictObject({ ...names, phone_number: z.string().regex(/^\+9665\d{8}$/), email: z.email().optional() }),
  shipping_address: z.strictObject({
    ...names,
    ...{ line1: z.string(), city: z.string().min(1), country_code: z.literal('SA'), phone_number: z.string() },
  }),
  ...{ tax_amount: money, shipping_amount: money },
  merchant_url: z.strictObject({ success: z.url(), failure: z.url(), cancel: z.url(), notification: z.url() }),
  expires_in_minutes: z.int().min(5).max(1_440),
});
const asksEligibility = z.strictObject({
  order: money,
  customer: z.strictObject({ phone: z.string() }).optional(),
});
const cancellation = z.strictObject({ total_amount: money });
const capturing = z.strictObject({
  ...{ order_id: z.uuid(), total_amount: money },
  shipping_info: z.strictObject({ shipped_at: z.iso.datetime(), shipping_company: z.string() }),
});
const refunding = z.strictObject({
  ...{ total_amount: money, comment: z.string().min(1), merchant_refund_id: z.string() },
});

const fault = (status: number, message: string): FakeAnswer => [status, { message, errors: [] }];
const halalas = ({ amount }: z.output<typeof money>) => Math.round(amount * 100);

function show({ id, status, currency, total, captured, refunded, canceled }: FakeOrder) {
  const riyals = (one: number) => ({ amount: one / 100, currency });
  return {
    ...{ order_id: id, order_reference_id: 'x', status, payment_type: 'PAY_BY_INSTALMENTS', instalments: 4 },
    ...{ total_amount: riyals(total), captured_amount: riyals(captured) },
    ...{ refunded_amount: riyals(refunded), canceled_amount: riyals(canceled) },
  };
}

function authorise(order: FakeOrder): FakeAnswer {
  if (order.status !== 'approved') return fault(409, 'order is not approved');
  order.status = 'authorised';
  return [200, { order_id: order.id, status: order.status }];
}

/** `shrinks`: whether a part that was cancelled is taken off the total, about which the documentation says nothing. */
function cancel(order: FakeOrder, amount: number, shrinks: boolean): FakeAnswer {
  const left = shrinks ? order.total : order.total - order.canceled;
  if (order.status !== 'authorised' && order.status !== 'updated') return fault(409, 'order cannot be cancelled');
  if (amount > left) return fault(400, 'more than is left');
  order.canceled += amount;
  order.status = amount === left ? 'canceled' : 'updated';
  if (shrinks && order.status === 'updated') order.total -= amount;
  return [200, { cancel_id: randomUUID(), order_id: order.id, status: order.status }];
}

function capture(order: FakeOrder, amount: number, shrinks: boolean): FakeAnswer {
  const most = shrinks ? order.total : order.total - order.canceled;
  const isOpen = ['authorised', 'updated', 'partially_captured'].includes(order.status);
  if (!isOpen || order.captured + amount > most) return fault(400, 'cannot be captured');
  order.captured += amount;
  order.status = order.captured === most ? 'fully_captured' : 'partially_captured';
  return [200, { capture_id: randomUUID(), order_id: order.id, status: order.status }];
}

function refund(order: FakeOrder, amount: number): FakeAnswer {
  if (order.refunded + amount > order.captured) return fault(400, 'more than was captured');
  order.refunded += amount;
  order.status = order.refunded === order.captured ? 'fully_refunded' : 'partially_refunded';
  return [200, { order_id: order.id, refund_id: randomUUID(), status: order.status }];
}

/** A fake of Tamara by its published API, as far as the adapter uses it, on a local port. */
export async function startFakeTamara({ shrinks = true, pageUrl = '' } = {}) {
  const orders = new Map<string, FakeOrder>();

  function begin({ total_amount: total, merchant_url: urls }: z.output<typeof checkout>): FakeAnswer {
    const id = randomUUID();
    const none = { captured: 0, refunded: 0, canceled: 0 };
    const { currency } = total;
    orders.set(id, { id, status: 'new', currency, total: halalas(total), returnUrl: urls.success, ...none });
    const checkoutId = randomUUID();
    const url = pageUrl ? `${pageUrl}/?order=${id}` : `https://checkout.tamara.test/c/${checkoutId}`;
    return [200, { order_id: id, checkout_id: checkoutId, checkout_url: url, status: 'new' }];
  }

  function change(id: string, act: string, body: unknown): FakeAnswer {
    const order = orders.get(id);
    if (!order) return fault(404, 'no such order');
    if (act === 'authorise') return authorise(order);
    if (act === 'cancel') return cancel(order, halalas(cancellation.parse(body).total_amount), shrinks);
    if (act === 'capture') return capture(order, halalas(capturing.parse(body).total_amount), shrinks);
    if (act === 'refund') return refund(order, halalas(refunding.parse(body).total_amount));
    return [200, show(order)];
  }

  function carryOut({ method, path, headers, body }: FakeRequest): FakeAnswer {
    if (headers.authorization !== `Bearer ${API_TOKEN}`) return fault(401, 'unauthorised');
    const [, kind, second = '', third = ''] = path.split('/');
    if (kind === 'pre-checkout')
      return [200, { is_eligible: asksEligibility.parse(body).customer?.phone !== REFUSED_PHONE }];
    if (kind === 'checkout') return begin(checkout.parse(body));
    if (kind === 'payments' && second === 'capture') return change(capturing.parse(body).order_id, 'capture', body);
    if (kind === 'payments') return change(third, 'refund', body);
    return change(second, method === 'GET' ? 'show' : third, body);
  }

  const server = await startFakeServer(carryOut);
  const orderOf = (id: string): FakeOrder => {
    const order = orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };
  return {
    ...server,
    orderOf,
    refunded: (id: string) => orderOf(id).refunded,
    /** The money of each order: taken and not given back, in halalas. */
    balances: () => new Map([...orders.values()].map((one) => [one.id, one.captured - one.refunded])),
    env: { TAMARA_URL: server.url, TAMARA_API_TOKEN: API_TOKEN, TAMARA_NOTIFICATION_TOKEN: NOTIFICATION_TOKEN },
    /** The buyer agrees to the payments, of another amount or currency where that is given. */
    pay(id: string, what: { amount?: number; currency?: string } = {}): void {
      const order = orderOf(id);
      if (order.status !== 'new') return;
      Object.assign(order, { status: 'approved', currency: what.currency ?? order.currency });
      order.total = what.amount ?? order.total;
    },
    /** The buyer is refused. */
    decline(id: string): void {
      const order = orderOf(id);
      if (order.status === 'new') order.status = 'declined';
    },
  };
}
export type FakeTamara = Awaited<ReturnType<typeof startFakeTamara>>;

interface TokenOptions {
  secret?: string;
  alg?: string;
  claims?: Record<string, unknown>;
}

/** A token as Tamara sends it with a notification. */
export function tokenOf({ secret = NOTIFICATION_TOKEN, alg = 'HS256', claims = {} }: TokenOptions = {}): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const text = `${encode({ typ: 'JWT', alg })}.${encode({ iss: 'Tamara', iat: now, exp: now + 300, ...claims })}`;
  const hash = alg === 'HS512' ? 'sha512' : 'sha256';
  return `${text}.${alg === 'none' ? '' : createHmac(hash, secret).update(text).digest('base64url')}`;
}
