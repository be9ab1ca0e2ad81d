import { orderStatuses, type staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/bind/index.ts';
import type { FullOrder } from './order-row.ts';
import { canCancelOrder, canChangeAddress, mayViewOrder } from './orders.policy.ts';
import { hashViewToken } from './quote/buyer.ts';

const guest: Actor = { kind: 'guest' };
const customer = (customerId: string): Actor => ({ kind: 'customer', customerId, sessionId: '' });
const staff = (role: (typeof staffRoles)[number]): Actor => ({ kind: 'staff', staffId: 'one', sessionId: '', role });

const TOKEN = 'a-guest-holds-it';
const orders = {
  ofNoura: { customer_id: 'noura', view_token_hash: null, link_hashes: [], kin_hashes: [] },
  ofGuest: { customer_id: null, view_token_hash: hashViewToken(TOKEN), link_hashes: [], kin_hashes: [] },
  byLink: {
    customer_id: null,
    view_token_hash: null,
    link_hashes: ['ab'.repeat(32), hashViewToken(TOKEN).toString('hex')],
    kin_hashes: [],
  },
  byKin: {
    customer_id: null,
    view_token_hash: null,
    link_hashes: [],
    kin_hashes: [hashViewToken(TOKEN).toString('hex')],
  },
};

test.each<[string, Actor, string | undefined, keyof typeof orders, boolean]>([
  ['its customer', customer('noura'), undefined, 'ofNoura', true],
  ['another customer', customer('huda'), undefined, 'ofNoura', false],
  ['another customer with some secret', customer('huda'), TOKEN, 'ofNoura', false],
  ['a guest', guest, undefined, 'ofNoura', false],
  ['the guest with its secret', guest, TOKEN, 'ofGuest', true],
  ['a customer with its secret', customer('huda'), TOKEN, 'ofGuest', true],
  ['a guest with another secret', guest, 'another', 'ofGuest', false],
  ['whoever was sent a link', guest, TOKEN, 'byLink', true],
  ['who holds a key to the order it was added to', guest, TOKEN, 'byKin', true],
  ['who guesses a key to that order', guest, 'another', 'byKin', false],
  ['whoever guesses a link', guest, 'another', 'byLink', false],
  ['a guest without a secret', guest, undefined, 'ofGuest', false],
  ['an owner', staff('owner'), undefined, 'ofGuest', true],
  ['a manager', staff('manager'), undefined, 'ofNoura', true],
  ['support', staff('support'), undefined, 'ofNoura', true],
  ['fulfilment', staff('fulfilment'), undefined, 'ofNoura', true],
  ['a moderator', staff('moderator'), undefined, 'ofNoura', false],
  ['a moderator with its secret', staff('moderator'), TOKEN, 'ofGuest', false],
])('%s sees an order: %#', (_, actor, token, order, may) => {
  expect(mayViewOrder(actor, token, orders[order])).toEqual(may ? null : { code: 'orders.not_found', params: {} });
});

test.each([
  [0, 0, null],
  [1, 0, 'orders.partly_sent'],
  [0, 1, 'orders.partly_refunded'],
])('an order with %i parcels and %i paid back is undone: %s', (parcels, refunded_halalas, code) => {
  expect(canCancelOrder({ parcels, refunded_halalas, is_given: false })?.code ?? null).toBe(code);
});

test('where it goes changes while all of it is here', () => {
  const address = { city_ar: 'الرياض' } as FullOrder['address'];
  const here = { parcels: 0, address, pickup_point: null, supplement_of: null };
  const codeOf = (order: Parameters<typeof canChangeAddress>[0]) => canChangeAddress(order)?.code;
  expect(orderStatuses.filter((status) => canChangeAddress({ ...here, status }) === null)).toEqual([
    'pending_payment',
    'confirmed',
    'processing',
  ]);
  expect(codeOf({ ...here, status: 'processing', parcels: 1 })).toBe('orders.already_sent');
  expect(codeOf({ ...here, status: 'confirmed', address: null })).toBe('orders.sent_nowhere');
  const point = { carrier: null } as FullOrder['pickup_point'];
  expect(codeOf({ ...here, status: 'confirmed', pickup_point: point })).toBe('orders.collected');
});

test.each([
  ['confirmed', 0, { code: 'orders.readdress_first', params: { number: 'WH-1' } }],
  ['processing', 0, { code: 'orders.readdress_first', params: { number: 'WH-1' } }],
  // It cannot lead to one that is sent itself.
  ['processing', 1, null],
  ['shipped', 1, null],
  ['cancelled', 0, null],
] as const)('an addition to an order that is %s with %i parcels is readdressed: %o', (status, parcels, denial) => {
  const root = {
    id: '1',
    number: 'WH-1',
    status,
    parcels,
    payment_method: '',
    total_halalas: 0,
    hold_expires_at: null,
  };
  const address = { city_ar: 'الرياض' } as FullOrder['address'];
  const order = { status: 'confirmed', parcels: 0, address, pickup_point: null, supplement_of: root } as const;
  expect(canChangeAddress(order)).toEqual(denial);
});
