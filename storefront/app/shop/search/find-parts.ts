import type { Api } from '@waha/contract/client';
import type { ListedPage } from '../listing/listed-page.ts';
import type { ListingState } from '../listing/listing-state.ts';

/** Most words that are counted: each is a call of its own, and made-up searches are found in no cache. */
const MOST_PARTS = 2;
/** A longer text is no search of some words: nothing of it is counted. */
const LONGEST_SEARCH = 40;

/** A word of a search, and how many products have it. */
export interface SearchPart {
  text: string;
  count: number;
}

/** The words of a text that a reader would search one by one. */
export function wordsOf(search: string): string[] {
  if (search.length > LONGEST_SEARCH) return [];
  const words = search.split(/\s+/).filter((word) => word.length > 1);
  return [...new Set(words)].slice(0, MOST_PARTS);
}

/** The parts of a search that no product has whole, each with its count; without those that nothing has. */
export async function findParts(
  api: Api,
  { search }: ListingState,
  page: Pick<ListedPage, 'has_every_word'>,
): Promise<SearchPart[]> {
  const words = page.has_every_word ? [] : wordsOf(search);
  if (words.length < 2) return [];
  const parts = await Promise.all(
    words.map(async (text) => {
      const found = await api('GET /products', { query: { search: text, per_page: 1, facets: false } });
      // A word that was corrected is not what was written.
      return { text, count: found.did_you_mean === null ? found.total : 0 };
    }),
  ).catch(() => []);
  return parts.filter(({ count }) => count > 0);
}
