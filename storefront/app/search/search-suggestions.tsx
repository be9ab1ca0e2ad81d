import type { Product } from '@waha/contract/types';
import { fold, markMatches } from '@waha/kit/fold';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Address } from '../router/links.ts';
import { useSubcategories } from '../shell/header/use-subcategories.ts';
import { useRootData } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/product-card/price.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { MIN_CHARACTERS, useFoundProducts } from './use-found-products.ts';

/** An option of the list: its address and, for a search, the text it puts into the field. */
export interface Suggestion {
  to: Address;
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
  const subcategories = useSubcategories(search.length >= MIN_CHARACTERS);
  return useMemo(() => {
    if (search.length < MIN_CHARACTERS) return [];
    const all = categories.flatMap((category) => [category, ...(subcategories.get(category.slug) ?? [])]);
    return all.filter((category) => fold(category.name).includes(fold(search))).slice(0, SHOWN_CATEGORIES);
  }, [categories, subcategories, search]);
}

interface SearchSuggestionsProps {
  text: string;
  listId: string;
  active: number;
  onOptions: (options: Suggestion[]) => void;
  onChoose: (option: Suggestion) => void;
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-tint aria-selected:bg-tint';

/** Options in the order shown: earlier searches, categories, products, and all results. */
interface Choices {
  recent: readonly string[];
  categories: readonly { name: string; slug: string }[];
  products: readonly Product[];
  search: string;
}

function optionsOf({ recent, categories, products, search }: Choices): Suggestion[] {
  return [
    ...recent.map((entry): Suggestion => ({ to: `/products?search=${encodeURIComponent(entry)}`, text: entry })),
    ...categories.map(({ slug }): Suggestion => ({ to: `/categories/${slug}`, text: null })),
    ...products.map(({ id, slug }): Suggestion => ({ to: `/product/${id}/${slug}`, text: null })),
    ...(products.length > 0 ? [{ to: `/products?search=${encodeURIComponent(search)}` as const, text: null }] : []),
  ];
}

/** Reports the options to the field whenever they change. */
function useTellOptions(options: Suggestion[], onOptions: (options: Suggestion[]) => void): void {
  // Compared by content: the arrays are new on every render while nothing changed.
  const signature = options.map((option) => option.to).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `signature` stands for `options`
  useEffect(() => onOptions(options), [signature]);
}

function Heading({ children }: { children: ReactNode }) {
  return <p className="px-3 pt-3 pb-1 text-xs font-semibold text-soft">{children}</p>;
}

function ProductOption({ product, search }: { product: Product; search: string }) {
  const [image] = product.images;
  return (
    <>
      {image ? <Picture image={image} sizes="48px" decorative className="h-14 w-12 rounded-lg object-cover" /> : null}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 block">
          <Marked text={product.name} search={search} />
        </span>
        <Price price={product.sale_price ?? product.price} original={product.price} className="text-sm" />
      </span>
    </>
  );
}

interface ListProps extends Choices {
  /** Props that make an element an option of the listbox. */
  optionAt: (index: number) => ComponentProps<'div'>;
  hasEveryWord: boolean;
}

function List({ recent, categories, products, search, optionAt, hasEveryWord }: ListProps) {
  const say = useText('shell');
  const sayFind = useText('find');
  const afterRecent = recent.length;
  const afterCategories = afterRecent + categories.length;
  return (
    <>
      {recent.length > 0 ? <Heading>{sayFind('recentSearches')}</Heading> : null}
      {recent.map((entry, index) => (
        <div key={entry} {...optionAt(index)}>
          <Icon name="history" size={18} className="text-soft" />
          {entry}
        </div>
      ))}
      {categories.length > 0 ? <Heading>{say('categories')}</Heading> : null}
      {categories.map((category, index) => (
        <div key={category.slug} {...optionAt(afterRecent + index)}>
          <Icon name="grid-2x2" size={18} className="text-soft" />
          <span>
            <Marked text={category.name} search={search} />
          </span>
        </div>
      ))}
      {products.length > 0 ? (
        <Heading>{hasEveryWord ? say('products') : sayFind('productsOfSomeWords')}</Heading>
      ) : null}
      {products.map((product, index) => (
        <div key={product.id} {...optionAt(afterCategories + index)}>
          <ProductOption product={product} search={search} />
        </div>
      ))}
      {products.length > 0 ? (
        <div {...optionAt(afterCategories + products.length)}>
          <Icon name="search" size={18} className="text-soft" />
          <span className="font-semibold text-link">{sayFind('allResults', { search })}</span>
        </div>
      ) : null}
    </>
  );
}

export default function SearchSuggestions({ text, listId, active, onOptions, onChoose }: SearchSuggestionsProps) {
  const say = useText('shell');
  const sayFind = useText('find');
  const search = text.trim();
  const found = useFoundProducts(text);
  const categories = useMatchingCategories(search);
  const [recent, setRecent] = useState(recentSearches);
  const products = found?.products ?? [];
  const choices = { recent: search.length < MIN_CHARACTERS ? recent : [], categories, products, search };
  const options = optionsOf(choices);
  useTellOptions(options, onOptions);

  const empty = found !== null && found.search === search && products.length === 0 && categories.length === 0;
  if (options.length === 0 && !empty) return null;

  const optionAt = (index: number): ComponentProps<'div'> => ({
    id: `${listId}-${index}`,
    role: 'option',
    'aria-selected': active === index,
    tabIndex: -1,
    className: row,
    // The field retains the focus: a blur before the click would close the list.
    onPointerDown: (event) => event.preventDefault(),
    onClick: () => {
      const chosen = options[index];
      if (chosen) onChoose(chosen);
    },
  });
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-2xl border border-line bg-card p-2 shadow-float">
      {empty ? <p className="px-3 py-4 text-center text-soft">{sayFind('noProductsFound')}</p> : null}
      <div id={listId} role="listbox" aria-label={say('suggestions')}>
        <List {...choices} optionAt={optionAt} hasEveryWord={found?.hasEveryWord !== false} />
      </div>
      {choices.recent.length > 0 ? (
        <button
          type="button"
          className="min-h-11 px-3 text-sm text-link underline"
          // Safari does not focus a pressed button: the field would lose the focus, and the list would close before the
          // click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          {sayFind('clearRecent')}
        </button>
      ) : null}
    </div>
  );
}
