import type { Api } from '@waha/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';

const DAY_MS = 86_400_000;
const CLICK = '5d1f4c1e-0000-4000-8000-000000000001';
const until = () => new Date(Date.now() + 30 * DAY_MS).toISOString();

let store: Map<string, string>;
let listeners: Map<string, () => void>;
let replaced: { state: unknown; address: string }[];
const page = { visibilityState: 'visible', prerendering: false };

function open(address: string): void {
  const url = new URL(address, 'http://shop.test');
  vi.stubGlobal('location', { pathname: url.pathname, search: url.search, hash: url.hash });
}

beforeEach(() => {
  vi.resetModules();
  store = new Map();
  listeners = new Map();
  replaced = [];
  Object.assign(page, { visibilityState: 'visible', prerendering: false });
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    get prerendering() {
      return page.prerendering;
    },
    addEventListener: (sign: string, listener: () => void) => void listeners.set(sign, listener),
    removeEventListener: (sign: string) => void listeners.delete(sign),
  });
  const state = { usr: null, key: 'abc', idx: 4 };
  vi.stubGlobal('history', {
    state,
    replaceState: (kept: unknown, _: string, address: string) => void replaced.push({ state: kept, address }),
  });
  const top = {};
  vi.stubGlobal('window', Object.assign(top, { top }));
});

/** A fake API of clicks and bindings, with a log of its requests. */
function shop(answer: (key: string) => unknown = () => ({ click_id: CLICK, code: 'NOURA482', until: until() })) {
  const asked: { key: string; body: unknown }[] = [];
  const api = (async (key: string, input: { body: unknown }) => {
    asked.push({ key, body: input.body });
    const given = answer(key);
    if (given instanceof Error) throw given;
    return given;
  }) as unknown as Api;
  return { api, asked };
}

/** Modules are imported again for each test, and with them the class of their errors. */
async function says(code: string, status = 404): Promise<() => Error> {
  const { ApiError } = await import('@waha/contract/client');
  const refusal = new ApiError(status, { success: false, message: '', code: code as never, request_id: '' });
  return () => refusal;
}
const kept = () => JSON.parse(store.get('referral') ?? 'null');

test('a link is told of once, leaves the address bar, and what the shop answers is remembered', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  open('/products?category=oud%20x&ref=noura482&sort=price#list');
  const { api, asked } = shop();
  await followReferral(api);
  expect(replaced).toEqual([
    { state: { usr: null, key: 'abc', idx: 4 }, address: '/products?category=oud%20x&sort=price#list' },
  ]);
  expect(asked).toEqual([
    {
      key: 'POST /community/affiliate/clicks',
      body: { code: 'noura482', page: '/products', visitor: expect.stringMatching(/^[\da-f-]{36}$/) },
    },
  ]);
  expect(kept()).toMatchObject({ referral: { click: CLICK, code: 'NOURA482', isBound: false }, opened: null });
  open('/products');
  await followReferral(api);
  expect(asked).toHaveLength(1);
});

test('a page that nobody looks at tells nothing until somebody does', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  open('/?ref=noura482');
  Object.assign(page, { visibilityState: 'hidden', prerendering: true });
  const { api, asked } = shop();
  const followed = followReferral(api);
  page.visibilityState = 'visible';
  listeners.get('visibilitychange')?.();
  expect([asked, replaced]).toEqual([[], []]);
  page.prerendering = false;
  listeners.get('prerenderingchange')?.();
  await followed;
  expect([asked.length, replaced.length, listeners.size]).toEqual([1, 1, 0]);
});

test('in a frame of another page nothing is told', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  vi.stubGlobal('window', { top: {} });
  open('/?ref=noura482');
  const { api, asked } = shop();
  await followReferral(api);
  expect([asked, replaced, kept()]).toEqual([[], [], null]);
});

test('a code the shop refuses is remembered nowhere, and leaves what was remembered', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  open('/?ref=nobody');
  await followReferral(shop(await says('affiliates.unknown_code')).api);
  expect(kept()).toBeNull();
  open('/?ref=noura482');
  await followReferral(shop().api);
  open('/?ref=stopped');
  await followReferral(shop(await says('affiliates.code_suspended', 409)).api);
  expect(kept()).toMatchObject({ referral: { click: CLICK }, opened: null });
});

test('what was not heard is said again on the next page', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  open('/offers?ref=noura482');
  await followReferral(shop(() => new TypeError('no network')).api);
  expect(kept()).toEqual({ referral: null, opened: { code: 'noura482', page: '/offers' } });
  open('/cart');
  await followReferral(shop(await says('request.rate_limited', 429)).api);
  const { api, asked } = shop();
  await followReferral(api);
  expect(asked[0]?.body).toMatchObject({ code: 'noura482', page: '/offers' });
  expect(kept()).toMatchObject({ referral: { click: CLICK }, opened: null });
});

test('who signs in has it bound once; one that may not be bound is forgotten', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  open('/?ref=noura482');
  await followReferral(shop().api);
  store.set('token', 'a-token');
  open('/account');
  const { api, asked } = shop();
  await followReferral(api);
  await followReferral(api);
  expect(asked).toEqual([{ key: 'POST /community/affiliate/referral', body: { click_id: CLICK } }]);
  expect(kept()).toMatchObject({ referral: { click: CLICK, isBound: true } });
  store.set('referral', JSON.stringify({ referral: { click: CLICK, code: 'MINE', until: until() } }));
  await followReferral(shop(await says('affiliates.own_code', 409)).api);
  expect(kept()).toBeNull();
});

test('what ended, and what somebody wrote there themselves, is nothing', async () => {
  const { followReferral } = await import('./follow-referral.ts');
  const { isReferred } = await import('./is-referred.ts');
  const { storedReferral } = await import('./stored-referral.ts');
  open('/');
  const past = new Date(Date.now() - 1_000).toISOString();
  for (const stored of [{ referral: { click: CLICK, code: 'A', until: past } }, { referral: 7, opened: [] }, [], 'x']) {
    store.set('referral', JSON.stringify(stored));
    expect(storedReferral()).toEqual({ referral: null, opened: null });
    await followReferral(shop().api);
    expect([kept(), isReferred()]).toEqual([null, false]);
  }
  open('/?sort=1&ref=x');
  expect(isReferred()).toBe(true);
  open('/?preref=x');
  expect(isReferred()).toBe(false);
});
