import { useEffect, useMemo, useState } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { fold, markMatches } from './fold.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { MIN_CHARACTERS, useFoundProducts } from './use-found-products.ts';

/** Something to choose from the list: where it leads and, for a search, the text it puts into the field. */
export interface Suggestion {
  to: string;
  text: string | null;
}

const SHOWN_CATEGORIES = 3;

function Marked({ text, search }: { text: string; search: string }) {
  return markMatches(text, search).map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className="bg-transparent font-bold text-link">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function useMatchingCategories(search: string): { name: string; slug: string }[] {
  const { categories } = useRootData();
  return useMemo(() => {
    if (search.length < MIN_CHARACTERS) return [];
    const all = categories.flatMap((category) => [category, ...category.children]);
    return all.filter((category) => fold(category.name).includes(fold(search))).slice(0, SHOWN_CATEGORIES);
  }, [categories, search]);
}

interface SearchSuggestionsProps {
  text: string;
  listId: string;
  active: number;
  onOptions: (options: Suggestion[]) => void;
  onChoose: (option: Suggestion) => void;
}

const heading = 'px-3 pt-3 pb-1 text-xs font-semibold text-soft';
const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-tint aria-selected:bg-tint';

export default function SearchSuggestions({ text, listId, active, onOptions, onChoose }: SearchSuggestionsProps) {
  const say = useText('shell');
  const search = text.trim();
  const found = useFoundProducts(text);
  const categories = useMatchingCategories(search);
  const [recent, setRecent] = useState(recentSearches);
  const shownRecent = search.length < MIN_CHARACTERS ? recent : [];
  const products = found?.products ?? [];
  const hasMore = products.length > 0;

  const options = useMemo<Suggestion[]>(
    () => [
      ...shownRecent.map((entry) => ({ to: `/products?search=${encodeURIComponent(entry)}`, text: entry })),
      ...categories.map((category) => ({ to: `/categories/${category.slug}`, text: null })),
      ...products.map((product) => ({ to: `/product/${product.id}/${product.slug}`, text: null })),
      ...(hasMore ? [{ to: `/search?search=${encodeURIComponent(search)}`, text: null }] : []),
    ],
    [shownRecent, categories, products, hasMore, search],
  );
  // Compared by content: the arrays above are new on every render while nothing changed.
  const signature = options.map((option) => option.to).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `signature` stands for `options`
  useEffect(() => onOptions(options), [signature]);

  const empty = found !== null && found.search === search && products.length === 0 && categories.length === 0;
  if (options.length === 0 && !empty) return null;

  const option = (index: number) => ({
    id: `${listId}-${index}`,
    role: 'option' as const,
    'aria-selected': active === index,
    tabIndex: -1,
    className: row,
    // The field keeps the focus: choosing must not first blur it and close the list.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onClick: () => {
      const chosen = options[index];
      if (chosen) onChoose(chosen);
    },
  });
  const categoryStart = shownRecent.length;
  const productStart = categoryStart + categories.length;
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-2xl border border-line bg-card p-2 shadow-float">
      {empty ? <p className="px-3 py-4 text-center text-soft">{say('noProductsFound')}</p> : null}
      <div id={listId} role="listbox" aria-label={say('suggestions')}>
        {shownRecent.length > 0 ? <p className={heading}>{say('recentSearches')}</p> : null}
        {shownRecent.map((entry, index) => (
          <div key={entry} {...option(index)}>
            <Icon name="history" size={18} className="text-soft" />
            {entry}
          </div>
        ))}
        {categories.length > 0 ? <p className={heading}>{say('categories')}</p> : null}
        {categories.map((category, index) => (
          <div key={category.slug} {...option(categoryStart + index)}>
            <Icon name="grid-2x2" size={18} className="text-soft" />
            <span>
              <Marked text={category.name} search={search} />
            </span>
          </div>
        ))}
        {products.length > 0 ? (
          <p className={heading}>{say(found?.hasEveryWord === false ? 'productsOfSomeWords' : 'products')}</p>
        ) : null}
        {products.map((product, index) => (
          <div key={product.id} {...option(productStart + index)}>
            {product.images[0] ? (
              <Picture
                image={product.images[0]}
                sizes="48px"
                decorative
                className="h-14 w-12 rounded-lg object-cover"
              />
            ) : null}
            <span className="min-w-0 flex-1">
              <span className="line-clamp-1 block">
                <Marked text={product.name} search={search} />
              </span>
              <Price price={product.sale_price ?? product.price} original={product.price} className="text-sm" />
            </span>
          </div>
        ))}
        {hasMore ? (
          <div {...option(productStart + products.length)}>
            <Icon name="search" size={18} className="text-soft" />
            <span className="font-semibold text-link">{say('allResults', { search })}</span>
          </div>
        ) : null}
      </div>
      {shownRecent.length > 0 ? (
        <button
          type="button"
          className="min-h-11 px-3 text-sm text-link underline"
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          {say('clearRecent')}
        </button>
      ) : null}
    </div>
  );
}
