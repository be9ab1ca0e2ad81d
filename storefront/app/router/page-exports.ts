import type { Language } from '@waha/kit/language';
import type { MetaDescriptor, MiddlewareFunction } from 'react-router';
import type { Saying } from '../page-row.ts';
import { type MetaInput, pageMeta } from '../shell/page-meta.ts';
import { readRootData } from '../shell/root-data.ts';
import type { AreaName } from '../text/areas.ts';
import { loadTexts } from '../text/load-texts.ts';
import { textsOf } from '../text/texts.ts';

/* Exports that vite/page-exports.ts writes into route files, from their rows in pages.ts. */

/** Loads the texts before the page renders, whichever page the visitor comes from. */
export function withTexts(...areas: AreaName[]): MiddlewareFunction[] {
  return [
    async (_, next) => {
      await loadTexts(areas);
      return next();
    },
  ];
}

function sayIn(language: Language, saying: Saying): string {
  const [area, key] = saying.split('.');
  // The type of a saying is made of areas and their keys; a split loses that.
  return textsOf(language, area as 'shell')(key as 'brand');
}

/** `meta` of a page whose title and description depend only on the language. */
export function metaSaying(title: Saying, description: Saying) {
  return (input: MetaInput): MetaDescriptor[] => {
    const root = readRootData(input.matches.find((match) => match?.id === 'root')?.loaderData);
    if (!root) return [];
    return pageMeta(input, { title: sayIn(root.language, title), description: sayIn(root.language, description) });
  };
}

/**
 * `loader` of a page that needs no data. It calls the server all the same: without a connection a navigation to the
 * page fails, and the service worker answers it as a document (shell/error-page.tsx).
 */
export const nothingToLoad = () => null;
