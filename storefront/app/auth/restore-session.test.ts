import type { Api } from '@waha/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const user = { id: 'u1', first_name: 'نورة', phone: '+966500000001' };
const online: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  online.length = 0;
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('addEventListener', (event: string, listen: () => void) => event === 'online' && online.push(listen));
  localStorage.setItem('token', 'token-of-noura');
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('wishlist', '[4]');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Client = typeof import('@waha/contract/client');

/** Runs the start of a visit against a shop with these answers to `GET /auth/me`, in this order. */
async function start(...answers: ((client: Client) => unknown)[]) {
  const client = await import('@waha/contract/client');
  const { restoreSession } = await import('./restore-session.ts');
  const told: string[] = [];
  const asked: string[] = [];
  const api = async (key: string) => {
    asked.push(key);
    if (key === 'GET /auth/me') return { user: answers.shift()?.(client) };
    return key === 'GET /wishlist/count' ? { count: 0 } : {};
  };
  const restoring = {
    apiAs: () => api as unknown as Api,
    sayAside: () => told.push('aside'),
    sayBack: () => told.push('back'),
  };
  await restoreSession(restoring);
  return { told, asked };
}

const fails = (error: Error) => () => {
  throw error;
};
const broken = fails(new TypeError('Failed to fetch'));
/** Throws the `ApiError` class of the module under test, which each test imports again. */
const answers =
  (status: number, code?: 'auth.token_invalid') =>
  ({ ApiError }: Client) => {
    throw new ApiError(status, code ? { code } : {});
  };
const refused = answers(401, 'auth.token_invalid');

test.each([
  ['a broken connection', broken],
  ['a time-out', fails(new DOMException('late', 'TimeoutError'))],
  ['an error of the shop', answers(500)],
])('%s signs out, and the session comes back by itself', async (_, failure) => {
  const { told } = await start(failure, () => user);
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(told).toEqual(['aside']);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(localStorage.getItem('token')).toBe('token-of-noura');
  expect(localStorage.getItem('session-aside')).toBeNull();
  expect(told).toEqual(['aside', 'back']);
});

test('a connection that is there again is used at once, and hearts of meanwhile go into the account', async () => {
  const { asked } = await start(broken, () => user);
  localStorage.setItem('wishlist', '[9,4]');
  online[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(localStorage.getItem('token')).toBe('token-of-noura');
  expect(asked.filter((key) => key === 'POST /wishlist')).toHaveLength(1);
});

test('a shop that does not know the token ends the session, at the start and in the background', async () => {
  await start(refused);
  expect([localStorage.getItem('token'), localStorage.getItem('session-aside')]).toEqual([null, null]);
  localStorage.setItem('token', 'token-of-noura');
  const { told } = await start(broken, refused);
  expect(localStorage.getItem('session-aside')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(13_000);
  expect([localStorage.getItem('session-aside'), localStorage.getItem('wishlist')]).toEqual([null, null]);
  expect(told).toEqual(['aside']);
});

test('a later document tries what was set aside, and throws it away after a day', async () => {
  await start(broken, broken);
  const { told } = await start(() => user);
  expect(told).toEqual(['back']);
  await start(broken);
  vi.setSystemTime(Date.now() + 86_400_001);
  await start(() => user);
  expect([localStorage.getItem('token'), localStorage.getItem('session-aside')]).toEqual([null, null]);
});
