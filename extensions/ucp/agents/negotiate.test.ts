import { expect, test } from 'vitest';
import { CART, CHECKOUT, DISCOUNT, VERSION } from '../versions.ts';
import { negotiate } from './negotiate.ts';

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [VERSION]]));

test('both have what has a name and a version in common', () => {
  const stated = { ...same(CART), [CHECKOUT]: ['2026-01-23', VERSION], 'com.example.other': [VERSION] };
  expect([...negotiate(stated)]).toEqual([CART, CHECKOUT]);
  expect([...negotiate({ ...same(CART), [CHECKOUT]: ['2026-01-23'] })]).toEqual([CART]);
});

test('an extension needs one of its parents', () => {
  expect([...negotiate(same(CART, DISCOUNT))]).toEqual([CART, DISCOUNT]);
  expect([...negotiate(same('dev.ucp.shopping.order', DISCOUNT))]).toEqual(['dev.ucp.shopping.order']);
  expect([...negotiate(same(CART, 'dev.ucp.shopping.fulfillment'))]).toEqual([CART]);
});

test('nothing in common is an outcome of business', () => {
  for (const stated of [{}, same(DISCOUNT), { [CART]: ['2025-01-01'] }])
    expect(() => negotiate(stated)).toThrow(expect.objectContaining({ status: 200 }));
});
