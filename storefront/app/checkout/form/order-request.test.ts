import type { Quote } from '@waha/contract/types';
import { expect, test } from 'vitest';
import type { CartLine } from '../../cart/cart-lines.ts';
import { emptyForm } from './checkout-form.ts';
import { type CompleteForm, orderRequest } from './order-request.ts';

const form: CompleteForm = {
  ...emptyForm,
  firstName: ' نورة ',
  lastName: 'القحطاني\u0000\n',
  phone: '\u200f٠٥٥١٢٣٤٥٦٧',
  cityId: 3,
  city: 'الرياض',
  district: 'النرجس',
  neighborhoodId: 12,
  street: 'شارع\tأنس',
  buildingNo: '٨١٢١',
  shortAddress: 'rrrd ٢٩٢٩',
  shipping: 'standard',
  payment: 'bank_transfer',
};

const line: CartLine = {
  id: 7,
  name: 'عطر',
  price: 10,
  image: '',
  quantity: 2,
  variant: null,
  variant_id: null,
  size: null,
  color: null,
  is_bundle: false,
  bundle_id: null,
  bundle_items: [],
  bundle_price: null,
  is_promotion: true,
  promotion_id: 5,
  original_price: 12,
  slug: 'perfume',
};

// Only the fields of a quote that the request reads.
const quote = {
  ...{ lines: [{ promotion_id: null }], total: 45.5, coupon: { applied: false }, needs_shipping: true },
} as unknown as Quote;

test('sends clean words, Latin digits and nothing for what was left empty', () => {
  const body = orderRequest(form, { lines: [line], quote, coupon: 'OLD', lateOrders: [], referral: null });
  expect(body.contact).toEqual({ first_name: 'نورة', last_name: 'القحطاني', phone: '+966551234567', email: null });
  expect(body.address).toMatchObject({
    city_id: 3,
    neighborhood_id: 12,
    district: null,
    street: 'شارع أنس',
    building_no: '8121',
    short_address: 'RRRD2929',
    postal_code: null,
  });
});

test('a street that was not written is none beside a short address', () => {
  const short = { ...form, street: '  ', district: '', neighborhoodId: null };
  const body = orderRequest(short, { lines: [line], quote, coupon: null, lateOrders: [], referral: null });
  expect(body.address).toMatchObject({ street: null, district: null, short_address: 'RRRD2929' });
});

test('orders at what the quote showed: its total, its promotion, only a coupon that was applied', () => {
  const body = orderRequest(form, { lines: [line], quote, coupon: 'OLD', lateOrders: [], referral: null });
  expect(body.lines).toEqual([{ product_id: 7, promotion_id: null, quantity: 2 }]);
  expect(body.coupon_code).toBeNull();
  expect(body.expected_total).toBe(45.5);
});

test('sends the keys of orders that may wait for payment, and nothing where there are none', () => {
  const seen = { lines: [line], quote, coupon: null, referral: null };
  const lateOrders = [{ id: '7f0c1f3e-0000-4000-8000-000000000001', view_token: 'secret' }];
  expect(orderRequest(form, { ...seen, lateOrders }).unpaid_orders).toEqual(lateOrders);
  expect(orderRequest(form, { ...seen, lateOrders: [] })).not.toHaveProperty('unpaid_orders');
});

test('sends the click somebody came by, and nothing where there is none', () => {
  const seen = { lines: [line], quote, coupon: null, lateOrders: [] };
  const referral = '5d1f4c1e-0000-4000-8000-000000000001';
  expect(orderRequest(form, { ...seen, referral }).referral_code).toBe(referral);
  expect(orderRequest(form, { ...seen, referral: null })).not.toHaveProperty('referral_code');
});

test('sends the company in Latin digits while it is chosen, and none otherwise', () => {
  const seen = { lines: [line], quote, coupon: null, lateOrders: [], referral: null };
  const typed = { companyName: ' شركة الأفق ', companyVat: '٣٩٩٩٩٩٩٩٩٩ ٠٠٠٠٣', companyBuilding: '٨١٢١' };
  const place = { companyStreet: 'طريق الملك فهد', companyDistrict: 'العليا', companyCity: 'الرياض' };
  const company = { ...form, ...typed, ...place, companyPostalCode: '١٢٢١١' };
  expect(orderRequest({ ...company, isCompany: true }, seen).company).toEqual({
    name: 'شركة الأفق',
    vat_number: '399999999900003',
    registration: null,
    address: { street: 'طريق الملك فهد', building: '8121', district: 'العليا', city: 'الرياض', postal_code: '12211' },
  });
  expect(orderRequest(company, seen)).not.toHaveProperty('company');
});

test('digital goods alone go nowhere, and nothing of them is wrapped', () => {
  const nowhere = { ...quote, needs_shipping: false };
  const wrapped = { ...form, isGift: true, giftMessage: 'مبروك' };
  const body = orderRequest(wrapped, { lines: [line], quote: nowhere, coupon: null, lateOrders: [], referral: null });
  expect(body).not.toHaveProperty('address');
  expect(body).not.toHaveProperty('shipping_method');
  expect(body).not.toHaveProperty('gift');
});

test('an order that is collected names its point, and no address', () => {
  const point = { method: 'point', carrier: 'acme', id: 'B-1', cityId: 3 } as const;
  const seen = { lines: [line], quote, coupon: null, lateOrders: [], referral: null };
  const body = orderRequest({ ...form, shipping: 'point', point }, seen);
  expect(body).toMatchObject({
    shipping_method: 'point',
    pickup_point: { carrier: 'acme', id: 'B-1', city_id: 3 },
  });
  expect(body.address).toBeUndefined();
});
