import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLanguage } from '../root-data.ts';
import type { Subcategories } from './menu-category.ts';

const NONE: Subcategories = new Map();

/**
 * The subcategories of the departments, fetched once a part that shows them is used: in every document they would take half a kilobyte
 * of the ten packets of the first view. Empty until it is there, and where it cannot be had: the departments themselves lead on.
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
