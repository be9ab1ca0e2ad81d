import type { Api } from '@waha/contract/client';
import { expect, test } from 'vitest';
import { readListing } from '../listing/listing-state.ts';
import { findParts, wordsOf } from './find-parts.ts';

const searched = (search: string) => readListing(new URLSearchParams({ search }));

/** A shop that has these numbers of products for words. */
function aShop(counts: Record<string, number>) {
  const asked: string[] = [];
  const api = async (_: string, { query: { search } }: { query: { search: string } }) => {
    asked.push(search);
    return { total: counts[search] ?? 0, did_you_mean: search === 'سماعاه' ? 'سماعة' : null };
  };
  // Only this call is made.
  return { api: api as unknown as Api, asked };
}

test('offers each word of a search that nothing has whole, with its count', async () => {
  const { api } = aShop({ مصباح: 3, نحاسي: 1 });
  expect(await findParts(api, searched('مصباح نحاسي بنفسجي'), { has_every_word: false })).toEqual([
    { text: 'مصباح', count: 3 },
    { text: 'نحاسي', count: 1 },
  ]);
});

test('offers no word that would be corrected, and asks nothing of a search that was found or is one word', async () => {
  const { api, asked } = aShop({ سماعاه: 9, بلوتوث: 2 });
  expect(await findParts(api, searched('سماعاه بلوتوث'), { has_every_word: false })).toEqual([
    { text: 'بلوتوث', count: 2 },
  ]);
  asked.length = 0;
  expect(await findParts(api, searched('سماعة بلوتوث'), { has_every_word: true })).toEqual([]);
  expect(await findParts(api, searched('بنفسجي'), { has_every_word: false })).toEqual([]);
  expect(asked).toEqual([]);
});

test('counts two words at most, each once, and none of a long text', async () => {
  expect(wordsOf('a bb bb cc dd ee ff')).toEqual(['bb', 'cc']);
  const { api, asked } = aShop({});
  await findParts(api, searched('aa bb cc dd ee ff'), { has_every_word: false });
  expect(asked).toEqual(['aa', 'bb']);
  await findParts(api, searched(`aa ${'b'.repeat(38)}`), { has_every_word: false });
  expect(asked).toHaveLength(2);
});

test('a search whose words cannot be counted is shown without them', async () => {
  const api = (async () => Promise.reject(new Error('away'))) as unknown as Api;
  expect(await findParts(api, searched('مصباح نحاسي'), { has_every_word: false })).toEqual([]);
});
