import type { Query } from '../../router/links.ts';
import { type ProductSort, productSorts } from './sorts.ts';

/** State of a product list, as its address holds it. */
export interface ListingState {
  search: string;
  category_id: number | null;
  sort: ProductSort | null;
  min_price: number | null;
  max_price: number | null;
  in_stock: boolean;
  on_sale: boolean;
  brand: string[];
  color: string[];
  size: string[];
  rating: number | null;
  page: number;
}

const MAX_SEARCH = 200;
const MAX_PAGE = 100_000;
/** Largest amount that the call accepts: no product costs more. */
const MAX_PRICE = 21_474_836.47;
/** Maximum length of all values of one filter together, commas included; further values are left out. */
const MAX_LIST = 400;

function integer(text: string | null, min: number, max: number): number | null {
  const value = text && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

function amount(text: string | null): number | null {
  return text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.min(Number(text), MAX_PRICE) : null;
}

/** Several values: from checkboxes (`brand=a&brand=b`) or from a link (`brand=a,b`). */
function list(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).flatMap((value) => value.split(','));
  const distinct = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  let letters = -1;
  return distinct.filter((value) => {
    const isTaken = letters + 1 + value.length <= MAX_LIST;
    if (isTaken) letters += 1 + value.length;
    return isTaken;
  });
}

function flag(text: string | null): boolean {
  return text === '1' || text === 'true' || text === 'on';
}

/** Parses an address. Invalid parts are left out rather than refused: addresses are typed, cut and shared. */
export function readListing(query: URLSearchParams): ListingState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH).toWellFormed(),
    category_id: integer(query.get('category_id'), 1, 2_147_483_647),
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? null,
    min_price: amount(query.get('min_price')),
    max_price: amount(query.get('max_price')),
    in_stock: flag(query.get('in_stock')),
    on_sale: flag(query.get('on_sale')),
    brand: list(query, 'brand'),
    color: list(query, 'color'),
    size: list(query, 'size'),
    rating: integer(query.get('rating'), 1, 5),
    page: integer(query.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/** Query string of a listing, in a fixed order and without defaults. */
export function writeListing(state: ListingState): Query {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (Array.isArray(value) ? value.length === 0 : !value || (name === 'page' && value === 1)) continue;
    query.set(name, value === true ? '1' : String(value));
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The state with a change; any change but of the page returns to the first page. */
export function changeListing(state: ListingState, change: Partial<ListingState>): ListingState {
  return { ...state, page: 1, ...change };
}

/** Query of the API. */
export function listingQuery(state: ListingState) {
  const joined = (values: string[]) => (values.length > 0 ? values.join(',') : undefined);
  return {
    search: state.search || undefined,
    category_id: state.category_id ?? undefined,
    sort: state.sort ?? undefined,
    min_price: state.min_price ?? undefined,
    max_price: state.max_price ?? undefined,
    in_stock: state.in_stock || undefined,
    on_sale: state.on_sale || undefined,
    brand: joined(state.brand),
    color: joined(state.color),
    size: joined(state.size),
    rating: state.rating ?? undefined,
    page: state.page,
    // Whole rows of two and of four.
    per_page: 16,
  };
}

/** State without filters: only the search and the sort order. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...readListing(new URLSearchParams()), search: state.search, sort: state.sort };
}

export function hasFilters(state: ListingState): boolean {
  return writeListing({ ...state, page: 1 }) !== writeListing(withoutFilters(state));
}
