import type { EndpointInput, Endpoints, ProductPage } from '@waha/contract';
import { toHalalas } from '@waha/contract';
import { type CallContext, pageOf } from '../../../../platform/bind/index.ts';
import { TaggedCache } from '../../../../platform/cache/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { hasSigns, naturalSpelling, type Search, type TextQuery } from '../../search/index.ts';
import type { CategoryTree, CategoryTrees } from '../categories/category-tree.ts';
import { dependOnProducts } from '../depend-on-products.ts';
import { presentProduct } from '../products/present-product.ts';
import type { ProductRow } from '../products/product-row.ts';
import { type ListWindow, listProducts, readProducts } from '../products/products.store.ts';
import { tagKey } from '../tags/tag-key.ts';
import { EVERYTHING, groupsOf, isTextOnly, type ProductFilter } from './list-filter.store.ts';
import {
  countProducts,
  type ListSummary,
  MOST_COUNTED,
  MOST_FACETED,
  summariseProducts,
  type Total,
} from './list-summary.store.ts';
import { presentFacets } from './present-facets.ts';

export type ListQuery = EndpointInput<Endpoints['GET /products']>['query'];

const DEFAULT_PER_PAGE = 15;
/** Totals and facet counts may lag this long behind; prices and stock in the list itself never do. */
const SUMMARY_AGE_MS = 30_000;
/** Cache lifetime of counts that exceed the limit, and of facets taken from a sample. */
const LARGE_AGE_MS = 600_000;
const SUMMARIES_BYTES = 16_000_000;
/**
 * Cache lifetime of the ranking of a text with more matches than facets are counted for; products themselves are read
 * each time.
 */
const RANKING_AGE_MS = 60_000;
const RANKINGS_BYTES = 4_000_000;
/** Cache lifetime of an empty search: repeated within it, it is counted once. */
const EMPTY_AGE_MS = 60_000;
/** A text that finds fewer products than this is read in other ways as well. */
const ENOUGH = 4;

export interface ListDeps {
  db: Database;
  search: Search;
  categories: CategoryTrees;
  now: () => number;
}

/**
 * Cache lifetime of a summary. Among thousands of products a sale or an edit is not visible, and counting them is
 * slow. Such summaries therefore ignore invalidation, and live longer if counting stopped at the limit.
 */
const keep = ({ total, isTotalExact }: Total) =>
  total > MOST_FACETED
    ? { tags: [], bytes: 4_000, maxAgeMs: isTotalExact ? SUMMARY_AGE_MS : LARGE_AGE_MS }
    : { tags: ['products'], bytes: 4_000, maxAgeMs: SUMMARY_AGE_MS };

/** A page of results of a text, and the number of its matches without filters. */
interface Found {
  page: ProductPage;
  count: number;
}

/** Lists products: search, filters, order, page, total, facets. */
export function createProductLister({ db, search, categories, now }: ListDeps) {
  const summaries = new TaggedCache<ListSummary>({ maxBytes: SUMMARIES_BYTES, now });
  const totals = new TaggedCache<Total>({ maxBytes: SUMMARIES_BYTES, now });
  const rankings = new TaggedCache<number[]>({ maxBytes: RANKINGS_BYTES, now });

  async function summarise(filter: ProductFilter, wantsFacets: boolean): Promise<ListSummary> {
    const key = JSON.stringify(filter);
    if (wantsFacets) {
      return summaries.getOrLoad(key, async () => {
        const value = await summariseProducts(db, filter);
        return { value, ...keep(value) };
      });
    }
    const total = await totals.getOrLoad(key, async () => {
      const value = await countProducts(db, filter);
      return { value, ...keep(value) };
    });
    return { ...total, facets: [], areFacetsExact: true };
  }

  /**
   * Returns nothing if a cached total ends before the page: most prefixes of a word match nothing. Also nothing beyond
   * the counted range: deep pages are not served.
   */
  async function readPage(filter: ProductFilter, window: ListWindow, known: Promise<Total>): Promise<ProductRow[]> {
    const isNarrowed = groupsOf(filter).length > 0;
    const isKnownFew = isNarrowed && (await known).total <= MOST_FACETED;
    const end = Math.min(knownTotal(filter)?.total ?? MOST_COUNTED, MOST_COUNTED);
    if (end <= window.offset) return [];
    const limit = Math.min(window.limit, MOST_COUNTED - window.offset);
    if (isTextOnly(filter) && window.sort === 'relevance') return readRanked(filter, { ...window, limit }, known);
    return listProducts(db, filter, { ...window, limit }, { isKnownFew });
  }

  function knownTotal(filter: ProductFilter): Total | undefined {
    const key = JSON.stringify(filter);
    return totals.get(key) ?? summaries.get(key);
  }

  const isLarge = (total: Total | undefined) => total !== undefined && total.total > MOST_FACETED;

  /**
   * First letters and common words match much of a large shop and are typed often: their ranking is cached for a
   * minute. A sale invalidates the total by which such a text is recognised, but not the ranking.
   */
  async function readRanked(filter: ProductFilter, window: ListWindow, total: Promise<Total>): Promise<ProductRow[]> {
    const key = `${window.offset} ${window.limit} ${filter.text?.preferred} ${filter.text?.tsquery}`;
    const keep = (rank: () => Promise<ProductRow[]>) =>
      rankings.getOrLoad(key, async () => {
        const ids = (await rank()).map((row) => row.id);
        return { value: ids, tags: [], bytes: 100 + ids.length * 8, maxAgeMs: RANKING_AGE_MS };
      });
    const rank = () => listProducts(db, filter, window);
    if (rankings.get(key) !== undefined || isLarge(knownTotal(filter))) return readProducts(db, await keep(rank));
    const rows = await rank();
    if (isLarge(await total)) await keep(async () => rows);
    return rows;
  }

  /** Replaces an inexact total of the whole shop or of a category by its cached product count. */
  function totalOf(filter: ProductFilter, summary: Total, tree: CategoryTree): Total {
    if (summary.isTotalExact || filter.text || groupsOf(filter).some((group) => group !== 'category')) return summary;
    const kept = filter.categoryId === null ? tree.productsCount : tree.byId.get(filter.categoryId)?.products_count;
    return kept === undefined ? summary : { total: Math.max(kept, summary.total), isTotalExact: true };
  }

  /** Number of matches of a text alone: a filter must not change its reading. */
  async function findsAlone(text: TextQuery): Promise<number> {
    return (await summarise({ ...EVERYTHING, text }, false)).total;
  }

  /** If the plain reading found few, adds the next one; if it found none, uses the first that matches. */
  async function listFurther(query: ListQuery, plain: Found, context: CallContext): Promise<ProductPage> {
    for (const text of await search.widen(query.search ?? '')) {
      if (plain.count > 0 && !text.hasEveryWord) break;
      const further = await find(query, text, context);
      if (further.count > plain.count) return further.page;
    }
    return plain.page;
  }

  async function find(query: ListQuery, text: TextQuery, context: CallContext): Promise<Found> {
    if (isTextOnly(toFilter(query, text))) {
      const page = await listFor(query, text, context);
      return { page, count: page.total };
    }
    const [page, count] = await Promise.all([listFor(query, text, context), findsAlone(text)]);
    return { page, count };
  }

  async function list(query: ListQuery, context: CallContext): Promise<ProductPage> {
    const plain = query.search ? await search.parse(query.search) : null;
    if (plain === null) return hasSigns(query.search ?? '') ? nothing(query, context) : listFor(query, null, context);
    const found = await find(query, plain, context);
    if (found.count >= ENOUGH) return found.page;
    const page = await listFurther(query, found, context);
    if (page.total === 0 && isSearched(query)) countEmpty(query, context);
    return page;
  }

  /** Cached briefly only, so that the same search in an hour is counted too. */
  function countEmpty(query: ListQuery, context: CallContext): void {
    context.cacheUntil(new Date(now() + EMPTY_AGE_MS));
    if (!context.isUnasked) search.countEmpty(query.search ?? '', context.network);
  }

  /** Empty result for a search of signs without words: it matches no name, and must not list the whole shop. */
  async function nothing(query: ListQuery, { language }: CallContext): Promise<ProductPage> {
    const none = { total: 0, isTotalExact: true, facets: [], areFacetsExact: true };
    return {
      data: [],
      ...pageOf(query.page ?? 1, query.per_page ?? DEFAULT_PER_PAGE, 0),
      total: 0,
      is_total_exact: true,
      facets: (query.facets ?? true) ? presentFacets(none, await categories.read(), language) : null,
      did_you_mean: null,
      has_every_word: true,
    };
  }

  async function listFor(query: ListQuery, text: TextQuery | null, context: CallContext): Promise<ProductPage> {
    const filter = toFilter(query, text);
    const [page, perPage] = [query.page ?? 1, query.per_page ?? DEFAULT_PER_PAGE];
    const wantsFacets = query.facets ?? true;
    const window = {
      sort: query.sort ?? (text ? 'relevance' : 'best_selling'),
      limit: perPage,
      offset: (page - 1) * perPage,
    };
    const summarised = summarise(filter, wantsFacets);
    const [tree, summary, rows] = await Promise.all([
      categories.read(),
      summarised,
      readPage(filter, window, summarised),
    ]);
    const { total, isTotalExact } = totalOf(filter, summary, tree);
    // A total that outlives invalidation must not be part of a reply that is cached until the next one.
    if (summary.isTotalExact && summary.total > MOST_FACETED) context.cacheUntil(new Date(now() + SUMMARY_AGE_MS));
    dependOnProducts(rows, context, now());
    const reader = { language: context.language, nowMs: now(), categories: tree };
    return {
      data: rows.map((row) => presentProduct(row, reader)),
      ...pageOf(page, perPage, Math.min(total, MOST_COUNTED)),
      total,
      is_total_exact: isTotalExact,
      facets: wantsFacets ? presentFacets(summary, tree, context.language) : null,
      did_you_mean: text?.corrected ? naturalSpelling(text.corrected, rows.flatMap(namesOf)) : null,
      has_every_word: text?.hasEveryWord ?? true,
    };
  }

  return {
    list,
    invalidate(tags: readonly string[]) {
      summaries.invalidate(tags);
      totals.invalidate(tags);
    },
  };
}

/** A complete search: no word still being typed (suggestions have no facets), no later page, no filter. */
function isSearched({ search, sort, page = 1, per_page, facets = true, ...narrowing }: ListQuery): boolean {
  return facets && page === 1 && Object.values(narrowing).every((value) => value === undefined);
}

function toFilter(query: ListQuery, text: TextQuery | null): ProductFilter {
  return {
    text,
    categoryId: query.category_id ?? null,
    brands: choices(query.brand),
    tag: query.tag === undefined ? null : tagKey(query.tag),
    colors: choices(query.color),
    sizes: choices(query.size),
    minHalalas: query.min_price === undefined ? null : toHalalas(query.min_price),
    maxHalalas: query.max_price === undefined ? null : toHalalas(query.max_price),
    inStock: query.in_stock ?? false,
    onSale: query.on_sale ?? false,
    minRating: query.rating ?? null,
  };
}

function choices(written: string | undefined): string[] {
  const list = (written ?? '').split(',').map((one) => one.trim());
  return list.filter((one) => one !== '' && !one.includes('\0')).slice(0, 20);
}

const namesOf = ({ name_ar, name_en }: { name_ar: string; name_en: string }) => [name_ar, name_en];
