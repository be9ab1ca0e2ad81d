import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Address, Target } from './links.ts';

/** Checked by the compiler: the second list must not compile. */
test('an address is one of a page', () => {
  const slug: string = 'oud';
  const good: Address[] = ['/', '/products?sort=newest', '/size-guide#shoes', `/product/${7}/${slug}`, `/product/${7}`];
  const better: Target[] = ['?page=2', '#reviews', { search: '?page=2' }, { pathname: '/login', search: '' }];
  const optional: Address[] = ['/orders', '/account/orders', '/account', '/account/profile', `/orders/${slug}/`];
  // @ts-expect-error: a letter wrong
  const mistyped: Address = '/prodcuts';
  // @ts-expect-error: nothing where a value belongs
  const bare: Address = '/blog/:slug/x' satisfies `/blogs/${string}`;
  // @ts-expect-error: the language is the router's to add
  const english: Address = '/en/cart';
  // @ts-expect-error: not written out, it may be anything
  const anything: Address = slug;
  expect([...good, ...better, ...optional, mistyped, bare, english, anything]).toHaveLength(18);
});

test('no page is linked to around the router, which would miss its language', () => {
  const app = join(import.meta.dirname, '..');
  const raw = globSync('**/*.tsx', { cwd: app }).filter((file) =>
    /<a\b[^>]*?\shref=(?:"\/|\{['`]\/)/.test(readFileSync(join(app, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});
