import type { Product } from '@waha/contract/types';
import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';

/** Source spec §9: 300 ms debounce, at least 2 characters, 8 products of page 1. */
const DEBOUNCE_MS = 300;
export const MIN_CHARACTERS = 2;
const SUGGESTIONS = 8;

export interface FoundProducts {
  /** The text that these products match. */
  search: string;
  products: Product[];
  /** False if no product has all words and these have some of them. */
  hasEveryWord: boolean;
}

/** Products that match the typed text; null after a failure, so that no empty result is shown. */
export function useFoundProducts(text: string): FoundProducts | null {
  const api = useApi();
  const [found, setFound] = useState<FoundProducts | null>(null);
  const search = text.trim();
  useEffect(() => {
    if (search.length < MIN_CHARACTERS) {
      setFound(null);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const query = { search, per_page: SUGGESTIONS, page: 1, facets: false };
      api('GET /products', { query, signal: abort.signal }).then(
        (page) => setFound({ search, products: page.data, hasEveryWord: page.has_every_word }),
        () => abort.signal.aborted || setFound(null),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, search]);
  return found;
}
