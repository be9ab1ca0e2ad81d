import { ApiError } from '@waha/contract/client';
import { expect, test } from 'vitest';
import { readRefusal } from './order-refusal.ts';

test('puts each server error at its field', () => {
  const error = new ApiError(422, {
    code: 'request.invalid',
    errors: {
      'contact.phone': ['رقم الجوال غير صحيح', 'ثانية'],
      'address.neighborhood_id': ['هذا الحي لا يتبع المدينة المختارة'],
      'address.short_address': ['العنوان المختصر'],
      payment_method: ['اختر'],
    },
  });
  expect(readRefusal(error)).toEqual({
    fields: {
      phone: 'رقم الجوال غير صحيح',
      district: 'هذا الحي لا يتبع المدينة المختارة',
      shortAddress: 'العنوان المختصر',
      payment: 'اختر',
    },
    line: null,
    general: [],
  });
});

test('points to the line of the cart, by field or by details', () => {
  const byField = new ApiError(422, { code: 'request.invalid', errors: { 'lines.2.quantity': ['كثير'] } });
  expect(readRefusal(byField).line).toEqual({ index: 2, message: 'كثير' });
  const byDetails = new ApiError(409, {
    code: 'orders.out_of_stock',
    message: 'نفدت',
    details: { line: 1, available: 0 },
  });
  expect(readRefusal(byDetails)).toEqual({ fields: {}, line: { index: 1, message: 'نفدت' }, general: [] });
});

test.each([
  ['coupons.customer_limit_reached', 'coupon'],
  ['payments.method_not_available', 'payment'],
  ['shipping.method_not_available', 'shipping'],
  ['shipping.city_not_served', 'city'],
] as const)('puts %s at the %s', (code, field) => {
  expect(readRefusal(new ApiError(422, { code, message: 'لا' }))).toEqual({
    fields: { [field]: 'لا' },
    line: null,
    general: [],
  });
});

test('says at the top what belongs to no field', () => {
  const limited = new ApiError(429, { code: 'request.rate_limited', message: 'محاولات كثيرة' });
  expect(readRefusal(limited).general).toEqual(['محاولات كثيرة']);
  const unknown = new ApiError(422, { code: 'request.invalid', errors: { 'contact.fax': ['?'] } });
  expect(readRefusal(unknown).general).toEqual(['?']);
});
