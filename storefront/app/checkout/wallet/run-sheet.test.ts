import { type Api, ApiError } from '@waha/contract/client';
import type { Quote } from '@waha/contract/types';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Sheet, SheetUpdate } from './apple-pay.ts';
import { runSheet } from './run-sheet.ts';

const riyadh = { id: 3, name: 'الرياض', is_served: true };
const address = {
  ...{ givenName: 'نورة', familyName: 'سالم', phoneNumber: '+966 51 234 5678', emailAddress: 'noura@example.com' },
  ...{
    addressLines: ['شارع العليا', '12'],
    subLocality: 'الملقا',
    locality: 'Riyadh',
    countryCode: 'sa',
    postalCode: '١٣٥٢١',
  },
};

let sent: { key: string; body: unknown; idempotencyKey?: string }[];
let quote: Partial<Quote>;
/** Answers that replace the usual ones, by call. */
let answers: Record<string, () => unknown>;
let happened: unknown[];
let sheet: Sheet;

function aQuote(code: string | null): Partial<Quote> {
  const options = [
    { code: 'standard', name: 'عادي', estimate: 'غدًا', cost: 25 },
    { code: 'express', name: 'سريع', estimate: 'اليوم', cost: 40 },
  ];
  const shipping = options.find((one) => one.code === code) ?? null;
  const total = 100 + (shipping?.cost ?? 0);
  return {
    ...{
      lines: [{ promotion_id: 7 }],
      subtotal: 100,
      discount_total: 0,
      shipping_total: shipping?.cost ?? 0,
      coupon: null,
    },
    ...{ shipping, shipping_options: options, total, amount_due: total, can_order: true, ...quote },
  } as Partial<Quote>;
}

const api = (async (
  key: string,
  input: { body: { shipping_method?: unknown }; query?: { query: string }; idempotencyKey?: string },
) => {
  sent.push({ key, body: input.body, ...(input.idempotencyKey && { idempotencyKey: input.idempotencyKey }) });
  const answer = answers[key];
  if (answer) return answer();
  if (key === 'GET /locations/cities-search')
    return [{ ...riyadh, name: input.query?.query === 'Riyadh' ? 'Riyadh' : 'x' }];
  if (key === 'POST /orders/quote') return aQuote(input.body.shipping_method as string | null);
  if (key === 'POST /orders') return { id: 'order-1', view_token: 'token', status: 'pending_payment' };
  if (key === 'GET /orders/{id}') return { id: 'order-1', status: 'confirmed' };
  if (key === 'POST /payments/wallets/{kind}/sheet') return { session: { nonce: 'n' } };
  return { status: 'paid', order_status: 'confirmed' };
}) as unknown as Api;

const note = (what: string) => (value?: unknown) => void happened.push([what, value]);

beforeEach(() => {
  vi.stubGlobal('window', {});
  [sent, quote, answers, happened] = [[], {}, {}, []];
  sheet = {
    ...{ onvalidatemerchant: null, onshippingcontactselected: null, onshippingmethodselected: null },
    ...{ onpaymentauthorized: null, oncancel: null },
    ...{ begin: note('begin'), abort: note('abort'), completeMerchantValidation: note('merchant') },
    ...{ completeShippingContactSelection: note('contact'), completeShippingMethodSelection: note('method') },
    completePayment: note('payment'),
  };
  runSheet(
    sheet,
    { lines: [{ product_id: 1, quantity: 1 }], coupon: null, referral: null, unpaidOrders: [], estimate: 100 },
    {
      ...{ api, placeApis: [api], wallet: { kind: 'apple-pay', method: 'card', networks: ['mada'] } },
      texts: {
        ...{
          shopName: 'متجر',
          goods: 'المنتجات',
          discount: 'الخصم',
          delivery: 'التوصيل',
          city: 'لا نوصل',
          failed: 'تعذّر',
        },
        ...{ soldOut: 'نفد', missing: { name: 'الاسم', phone: 'الجوال', street: 'الشارع' } },
      },
      status: { success: 0, failure: 1 },
      onPlaced: ({ id, status }) => note('placed')([id, status]),
      onTrouble: note('trouble'),
    },
  );
});

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
};
async function chooseAddress(more = {}): Promise<SheetUpdate> {
  sheet.onshippingcontactselected?.({ shippingContact: { ...address, ...more } });
  await settled();
  // The last event is the answer to the address.
  return (happened.at(-1) as [string, SheetUpdate])[1];
}
async function approve(more = {}): Promise<void> {
  sheet.onpaymentauthorized?.({ payment: { token: { data: 'sealed' }, shippingContact: { ...address, ...more } } });
  await settled();
}
const orders = () => sent.filter(({ key }) => key === 'POST /orders');

test('the sheet shows the quote for its address, the first way of delivery chosen', async () => {
  const update = await chooseAddress();
  expect(update.newTotal).toEqual({ label: 'متجر', amount: '125.00', type: 'final' });
  expect(update.newLineItems?.map(({ amount }) => amount)).toEqual(['100.00', '25.00']);
  expect(update.newShippingMethods?.map(({ identifier }) => identifier)).toEqual(['standard', 'express']);
  sheet.onshippingmethodselected?.({ shippingMethod: { identifier: 'express' } });
  await settled();
  const [what, next] = happened.at(-1) as [string, SheetUpdate];
  expect([what, next.newTotal.amount, next.newShippingMethods?.[0]?.identifier]).toEqual([
    'method',
    '140.00',
    'express',
  ]);
});

test.each([{ locality: 'Narnia', subLocality: '', administrativeArea: '' }, { countryCode: 'AE' }])(
  'an address outside the list keeps the sheet open with an error: %j',
  async (more) => {
    const update = await chooseAddress(more);
    expect(update.errors).toEqual([{ code: 'shippingContactInvalid', contactField: 'locality', message: 'لا نوصل' }]);
    expect(update.newTotal.type).toBe('pending');
  },
);

test('goods that are sold out close the sheet with a sentence on the page', async () => {
  quote = { can_order: false };
  await chooseAddress();
  expect(happened).toEqual([
    ['abort', undefined],
    ['trouble', 'نفد'],
  ]);
});

test('an approved sheet places one order, with the prices it showed, and charges its token for it', async () => {
  await chooseAddress();
  await approve();
  await approve();
  expect(orders()).toHaveLength(1);
  expect(orders()[0]?.body).toMatchObject({
    contact: { first_name: 'نورة', last_name: 'سالم', phone: '+966512345678', email: 'noura@example.com' },
    address: { city_id: 3, district: 'الملقا', street: 'شارع العليا, 12', postal_code: '13521' },
    lines: [{ product_id: 1, quantity: 1, promotion_id: 7 }],
    ...{ shipping_method: 'standard', payment_method: 'card', expected_total: 125, expected_due: 125 },
  });
  expect(happened.slice(-2)).toEqual([
    ['placed', ['order-1', 'confirmed']],
    ['payment', { status: 0 }],
  ]);
});

test('a part that the courier needs is asked for in the sheet, and no order is placed without it', async () => {
  await chooseAddress();
  await approve({ phoneNumber: '12', addressLines: [' '], familyName: '' });
  const [, result] = happened.at(-1) as [string, { status: number; errors: { contactField: string }[] }];
  expect(result.errors.map(({ contactField }) => contactField)).toEqual(['name', 'phoneNumber', 'addressLines']);
  expect(orders()).toEqual([]);
  await approve();
  expect(happened.at(-1)).toEqual(['payment', { status: 0 }]);
});

test.each([
  ['refused', () => ({ status: 'failed', order_status: 'pending_payment' })],
  ['answered by nothing', () => Promise.reject(new TypeError('lost'))],
])('a charge that is %s leads to the page of its order', async (_, answer) => {
  answers['POST /orders/{id}/payment/wallet'] = answer;
  await chooseAddress();
  await approve();
  expect(happened.slice(-2)).toEqual([
    ['placed', ['order-1', 'pending_payment']],
    ['payment', { status: 1 }],
  ]);
});

test('an order that is refused says why on the page', async () => {
  await chooseAddress();
  answers['POST /orders'] = () =>
    Promise.reject(new ApiError(409, { code: 'orders.out_of_stock', message: 'نفد المنتج' }));
  await approve();
  expect(happened.slice(-2)).toEqual([
    ['payment', { status: 1 }],
    ['trouble', 'نفد المنتج'],
  ]);
});

test('an address that the server refuses is corrected in the sheet, under the same key', async () => {
  await chooseAddress();
  answers['POST /orders'] = () =>
    Promise.reject(
      new ApiError(422, { code: 'request.invalid', message: 'خطأ', errors: { 'contact.email': ['بريد خاطئ'] } }),
    );
  await approve();
  expect(happened.at(-1)).toMatchObject([
    'payment',
    { status: 1, errors: [{ contactField: 'emailAddress', message: 'بريد خاطئ' }] },
  ]);
  delete answers['POST /orders'];
  await approve();
  expect(happened.at(-1)).toEqual(['payment', { status: 0 }]);
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a session that cannot be opened ends the sheet in words', async () => {
  const gateway = { validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' };
  sheet.onvalidatemerchant?.(gateway);
  await settled();
  expect(happened).toEqual([['merchant', { nonce: 'n' }]]);
  answers['POST /payments/wallets/{kind}/sheet'] = () =>
    Promise.reject(new ApiError(503, { code: 'payments.unreachable' }));
  sheet.onvalidatemerchant?.(gateway);
  await settled();
  expect(happened.slice(-2)).toEqual([
    ['abort', undefined],
    ['trouble', 'تعذّر'],
  ]);
});
