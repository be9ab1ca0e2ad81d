import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { useText } from '../../text/use-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { closeOverlay } from '../floating/overlays.ts';
import { useRootData } from '../root-data.ts';
import { chooseQuickCategories, hasEnough, type QuickCategory } from './quick-categories.ts';

function useQuickCategories(): QuickCategory[] {
  const { categories } = useRootData();
  const api = useApi();
  const [featured, setFeatured] = useState<QuickCategory[]>([]);
  useEffect(() => {
    if (hasEnough(categories)) return;
    api('GET /categories/featured').then(setFeatured, () => undefined);
  }, [api, categories]);
  return chooseQuickCategories(categories, featured);
}

/** Full-screen search on a phone, with the departments one touch away. */
export default function MobileSearch({ open }: { open: boolean }) {
  const say = useText('shell');
  const sayFind = useText('find');
  const categories = useQuickCategories();
  return (
    <Sheet open={open} onClose={closeOverlay} title={say('search')} side="full">
      <SearchBox id="mobile-search" autoFocus />
      <p className="mt-8 mb-3 text-sm font-semibold text-soft">{sayFind('quickCategories')}</p>
      <ul className="grid grid-cols-2 gap-2.5">
        {categories.map((category) => (
          <li key={category.slug}>
            <Link
              to={`/categories/${category.slug}`}
              className="flex min-h-14 items-center rounded-2xl bg-tint px-4 font-semibold"
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
