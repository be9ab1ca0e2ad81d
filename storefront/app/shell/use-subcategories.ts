import type { Api } from '@waha/contract/client';
import { useEffect, useState } from 'react';
import { useApi } from '../api/use-api.ts';
import type { Language } from '../text/language.ts';
import { useLanguage } from './root-data.ts';

export interface Subcategory {
  name: string;
  slug: string;
}

/** The subcategories of a department, by its slug. */
export type Subcategories = ReadonlyMap<string, readonly Subcategory[]>;

/** As many of a department as a menu shows. */
const MOST_SHOWN = 12;
const NONE: Subcategories = new Map();

/** One request a language and document; one that failed is made again by the next menu that opens. */
const requests = new Map<Language, Promise<Subcategories>>();

function request(api: Api, language: Language): Promise<Subcategories> {
  const known = requests.get(language);
  if (known) return known;
  const asked = api('GET /categories/root').then(
    (roots): Subcategories => new Map(roots.map(({ slug, children }) => [slug, children.slice(0, MOST_SHOWN)])),
  );
  requests.set(language, asked);
  asked.catch(() => requests.delete(language));
  return asked;
}

/**
 * What is below the departments, fetched once something that shows it is used: in every document it would take half a kilobyte
 * of the ten packets of the first view. Empty until it is there, and where it cannot be had: the departments themselves lead on.
 */
export function useSubcategories(isWanted: boolean): Subcategories {
  const api = useApi();
  const language = useLanguage();
  const [found, setFound] = useState<{ language: Language; subcategories: Subcategories }>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    request(api, language).then(
      (subcategories) => {
        if (!isOver) setFound({ language, subcategories });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, api, language]);
  return found?.language === language ? found.subcategories : NONE;
}
