import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLanguage } from '../root-data.ts';
import type { Subcategories } from './menu-category.ts';

const NONE: Subcategories = new Map();

/**
 * The subcategories of the departments, loaded when a part that shows them is first used: in every document they would
 * take half a kilobyte of the first view's ten packets. Empty until loaded and after a failure: the links of the
 * departments remain.
 */
export function useSubcategories(isWanted: boolean): Subcategories {
  const api = useApi();
  const language = useLanguage();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    import('./load-subcategories.ts')
      .then(({ loadSubcategories }) => loadSubcategories(api, language))
      .then(setFound, () => undefined);
  }, [isWanted, api, language]);
  return found;
}
