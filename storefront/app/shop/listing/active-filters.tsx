import type { Say } from '@waha/kit/texts';
import { Link, type PageAddress } from '../../router/links.ts';
import type { Areas } from '../../text/areas.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListedPage } from './listed-page.ts';
import { changeListing, hasFilters, type ListingState, withoutFilters, writeListing } from './listing-state.ts';

interface Chip {
  label: string;
  without: Partial<ListingState>;
}

type Facets = ListedPage['facets'];
type Several = 'brand' | 'color' | 'size';

function severalChips(state: ListingState, facets: Facets, name: Several): Chip[] {
  const known = { brand: facets?.brands, color: facets?.colors, size: facets?.sizes }[name] ?? [];
  return state[name].map((value) => ({
    label: known.find((facet) => facet.value === value)?.label ?? value,
    without: { [name]: state[name].filter((other) => other !== value) },
  }));
}

function priceLabel(say: Say<Areas['listing']>, min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return say('priceBetween', { min, max });
  if (min !== null) return say('priceAtLeast', { amount: min });
  return max === null ? null : say('priceAtMost', { amount: max });
}

function chipsOf(say: Say<Areas['listing']>, state: ListingState, facets: Facets): Chip[] {
  const category = facets?.categories.find((facet) => facet.value === String(state.category_id));
  const price = priceLabel(say, state.min_price, state.max_price);
  return [
    ...(category ? [{ label: category.label, without: { category_id: null } }] : []),
    ...(price ? [{ label: price, without: { min_price: null, max_price: null } }] : []),
    ...severalChips(state, facets, 'brand'),
    ...severalChips(state, facets, 'color'),
    ...severalChips(state, facets, 'size'),
    ...(state.rating ? [{ label: say('ratingAtLeast', { stars: state.rating }), without: { rating: null } }] : []),
    ...(state.in_stock ? [{ label: say('inStockOnly'), without: { in_stock: false } }] : []),
    ...(state.on_sale ? [{ label: say('onSaleOnly'), without: { on_sale: false } }] : []),
  ];
}

/** Active filters, each with a button that removes it. */
export function ActiveFilters({ path, state, facets }: { path: PageAddress; state: ListingState; facets: Facets }) {
  const say = useText('listing');
  if (!hasFilters(state)) return null;
  return (
    <ul aria-label={say('activeFilters')} className="flex flex-wrap items-center gap-2 pb-5">
      {chipsOf(say, state, facets).map((chip) => (
        <li key={chip.label}>
          <Link
            to={`${path}${writeListing(changeListing(state, chip.without))}`}
            preventScrollReset
            aria-label={say('removeFilter', { filter: chip.label })}
            className="chip bg-tint hover:border-line-strong"
          >
            {chip.label}
            <Icon name="x" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={`${path}${writeListing(withoutFilters(state))}`}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-link underline"
        >
          {say('clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
