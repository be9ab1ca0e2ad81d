import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF_BROWSER_KEY } from '@waha/kit/staff-browser';
import { beforeEach, expect, test, vi } from 'vitest';

/**
 * Storage keys of the storefront, by whether they survive signing out. An unlisted key is removed at sign-out too
 * (stored-text.ts); the list makes the author of a new key decide.
 */
const keys = {
  // The last is the mark of the admin, which the storefront reads.
  stays: ['locale', 'contrast', 'theme', 'grid', 'cart', 'device_mark', 'consent', STAFF_BROWSER_KEY],
  goes: [
    ...[
      'token',
      'user',
      'session-aside',
      'wishlist',
      'coupon',
      'placed-orders',
      'recent-searches',
      'seen',
      'compared',
      'city',
      'visitor',
    ],
    ...[
      'liked-articles',
      'helpful-reviews',
      'post-draft',
      'reel-draft',
      'comment-draft',
      'community-member',
      'community-welcome',
      'referral',
      'affiliate-draft',
      'install-declined',
    ],
    // Keys in sessionStorage.
    ...[
      'tab-of',
      'checkout',
      'checkout-attempt',
      'ordered-lines',
      'buy-now',
      'contact',
      'news',
      'going',
      'visit',
      'clicks',
      'purchase-notes',
      'handover',
      'review-',
      'question-',
    ],
  ],
};

const known = new Set([...keys.stays, ...keys.goes]);

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

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('caches', { delete: vi.fn(async () => true) });
});

test('nothing of a person is left when they leave, and all of the device is', async () => {
  const { forgetPerson, onLeaving } = await import('./stored-text.ts');
  for (const key of known) localStorage.setItem(key, 'x');
  for (const key of known) if (key !== STAFF_BROWSER_KEY) sessionStorage.setItem(key, 'x');
  localStorage.setItem('a key nobody thought of', 'x');
  // A customer's leaving is no business of the staff who use the same browser.
  localStorage.setItem('admin-session', 'x');
  const inMemory = vi.fn();
  onLeaving(inMemory);
  forgetPerson();
  expect(Object.keys(localStorage).toSorted()).toEqual([...keys.stays, 'admin-session'].toSorted());
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(inMemory).toHaveBeenCalledOnce();
  expect(caches.delete).toHaveBeenCalledWith('pages-1');
});

test('whoever shows what was forgotten is told', async () => {
  const { forgetPerson, storedText } = await import('./stored-text.ts');
  vi.stubGlobal('addEventListener', vi.fn());
  const wishes = storedText('wishlist');
  const cart = storedText('cart');
  wishes.write('[1]');
  cart.write('[2]');
  const told = vi.fn();
  wishes.subscribe(told);
  forgetPerson();
  expect(told).toHaveBeenCalled();
  expect([wishes.read(), cart.read()]).toEqual([null, '[2]']);
});

test('every key in the sources is known here', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !/\.test\.tsx?$/.test(file));
  const codes = files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const);
  // Some are imported by the file that writes them.
  const exported = codes.flatMap(([, code]) => [...code.matchAll(/export const ([A-Z_]*KEY) = [`']([^`'$]*)/g)]);
  const unknown: string[] = [];
  for (const [file, code] of codes) {
    if (!/(?:local|session)Storage|storedText\(/.test(code)) continue;
    const written = [...code.matchAll(/const ([A-Z_]*(?:KEY|OF|NEWS)) = [`']([^`'$]*)/g)];
    const constants = new Map<string | undefined, string | undefined>([
      ['STAFF_BROWSER_KEY', STAFF_BROWSER_KEY],
      ...[...exported, ...written].map(([, name, key]) => [name, key] as const),
    ]);
    for (const [, given = ''] of code.matchAll(/(?:\b(?:get|set|remove)Item|storedText)\(([^,)]+)/g)) {
      const key = constants.get(given) ?? /^'(.*)'$/.exec(given)?.[1];
      if (key === undefined ? !/^(?:key(?:: string)?|k|marks|keyOf\(productId)$/.test(given) : !known.has(key))
        unknown.push(`${file}: ${given}`);
    }
  }
  expect(unknown).toEqual([]);
});
