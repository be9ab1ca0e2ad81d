import type { Api } from '@waha/contract/client';
import { expect, test } from 'vitest';
import { loadRootData, readRootData } from './root-data.ts';

/** An API that answers the calls given and fails every other. */
function apiOf(replies: Record<string, unknown>): Api {
  const api = async (key: string) => {
    if (key in replies) return replies[key];
    throw new Error(`${key} is down`);
  };
  return api as Api;
}

const input = {
  language: 'en' as const,
  origin: 'http://shop.test',
  path: '/',
  storeKey: 'key',
  demo: false,
  onError: () => undefined,
};
const category = (number: number) => ({
  name: `Category ${number}`,
  slug: `c-${number}`,
  products_count: 1,
});

test('menus show eight root categories at most', async () => {
  const roots = Array.from({ length: 12 }, (_, index) => category(index));
  const data = readRootData(await loadRootData({ ...input, api: apiOf({ 'GET /categories/root': roots }) }));
  expect(data?.categories.map(({ slug }) => slug)).toEqual(roots.slice(0, 8).map(({ slug }) => slug));
});

test('of what is below them a document carries nothing, whatever a shop has', async () => {
  const roots = Array.from({ length: 100 }, (_, root) => ({
    ...category(root),
    description: 'long',
    children: Array.from({ length: 100 }, (_, child) => ({ ...category(100 * root + child), description: 'long' })),
  }));
  const packed = await loadRootData({ ...input, api: apiOf({ 'GET /categories/root': roots }) });
  expect(readRootData(packed)?.categories).toEqual(roots.slice(0, 8).map((_, root) => category(root)));
});

test('when categories cannot be loaded the menus show the lasting departments, silently', async () => {
  const english = readRootData(await loadRootData({ ...input, api: apiOf({}) }));
  expect(english?.settings).toBeNull();
  expect(english?.categories).toHaveLength(8);
  expect(english?.categories[0]).toMatchObject({ name: 'Perfume & Oud', slug: 'perfume-and-oud' });
  const arabic = readRootData(await loadRootData({ ...input, language: 'ar', api: apiOf({}) }));
  expect(arabic?.categories[0]?.name).toBe('عطور وعود');
});
