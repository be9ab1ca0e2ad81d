import type { EndpointInput, Endpoints, ProductPage } from '@waha/contract';
import { toHalalas, toRiyals } from '@waha/contract';
import { type CallContext, pageOf } from '../../platform/bind/index.ts';
import { TaggedCache } from '../../platform/cache/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { inLanguage, type Language } from '../../platform/text/index.ts';
import type { Search, TextQuery } from '../search/index.ts';
import type { CategoryTree, CategoryTrees } from './category-tree.ts';
import { EVERYTHING, type ProductFilter } from './list-filter.store.ts';
import { countProducts, type FacetRow, type ListSummary, summariseProducts } from './list-summary.store.ts';
import { presentProduct } from './present-product.ts';
import type { ProductRow } from './product-row.ts';
import { type ListWindow, listProducts } from './products.store.ts';
import { isRunning } from './promotional-price.ts';
import { sizeName } from './size-name.ts';
import { catalogTexts } from './texts.ts';

export type ListQuery = EndpointInput<Endpoints['GET /products']>['query'];

const DEFAULT_PER_PAGE = 15;
/** Totals and facet counts may lag this long behind; prices and stock in the list itself never do. */
const SUMMARY_AGE_MS = 30_000;
const SUMMARIES_BYTES = 16_000_000;
/** A text that finds fewer products than this is read in other ways as well. */
const ENOUGH = 4;

export interface ListDeps {
  db: Database;
  search: Search;
  categories: CategoryTrees;
  now: () => number;
}

/** A page of what a text finds, and how much the text finds where nothing narrows it. */
interface Found {
  page: ProductPage;
  count: number;
}

/** Lists products: search, filters, order, page, total, facets. */
export function createProductLister({ db, search, categories, now }: ListDeps) {
  const summaries = new TaggedCache<ListSummary>({ maxBytes: SUMMARIES_BYTES, now });
  const totals = new TaggedCache<number>({ maxBytes: SUMMARIES_BYTES, now });

  async function summarise(filter: ProductFilter, wantsFacets: boolean): Promise<ListSummary> {
    const key = JSON.stringify(filter);
    const keep = { tags: ['products'], bytes: 4_000, maxAgeMs: SUMMARY_AGE_MS };
    if (wantsFacets) return summaries.fill(key, async () => ({ value: await summariseProducts(db, filter), ...keep }));
    return {
      total: await totals.fill(key, async () => ({ value: await countProducts(db, filter), ...keep })),
      facets: [],
    };
  }

  /** Nothing where the total is in memory and ends before the page: most texts on their way to a word find nothing. */
  async function readPage(filter: ProductFilter, window: ListWindow): Promise<ProductRow[]> {
    const total = totals.get(JSON.stringify(filter));
    return total !== undefined && total <= window.offset ? [] : listProducts(db, filter, window);
  }

  /** How much a text finds by itself: what narrows a list must not make another text of it. */
  async function findsAlone(text: TextQuery): Promise<number> {
    return (await summarise({ ...EVERYTHING, text }, false)).total;
  }

  /** Where the plain reading found little, the next that adds to it; where it found nothing, the first that finds. */
  async function listFurther(query: ListQuery, plain: Found, context: CallContext): Promise<ProductPage> {
    for (const text of await search.widen(query.search ?? '')) {
      if (plain.count > 0 && !text.hasEveryWord) break;
      const further = await find(query, text, context);
      if (further.count > plain.count) return further.page;
    }
    return plain.page;
  }

  async function find(query: ListQuery, text: TextQuery, context: CallContext): Promise<Found> {
    const [page, count] = await Promise.all([listFor(query, text, context), findsAlone(text)]);
    return { page, count };
  }

  async function list(query: ListQuery, context: CallContext): Promise<ProductPage> {
    const plain = query.search ? await search.parse(query.search) : null;
    if (plain === null) return listFor(query, null, context);
    const found = await find(query, plain, context);
    return found.count >= ENOUGH ? found.page : listFurther(query, found, context);
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
    const [tree, rows, summary] = await Promise.all([
      categories.read(),
      readPage(filter, window),
      summarise(filter, wantsFacets),
    ]);
    context.tag(...rows.map((row) => `product:${row.id}`));
    for (const { promotion } of rows) {
      if (promotion && isRunning(promotion, now())) context.keepUntil(new Date(promotion.ends_at));
    }
    const reader = { language: context.language, nowMs: now(), categories: tree };
    return {
      data: rows.map((row) => presentProduct(row, reader)),
      ...pageOf(page, perPage, summary.total),
      facets: wantsFacets ? presentFacets(summary.facets, tree, context.language) : null,
      did_you_mean: text?.corrected ?? null,
      has_every_word: text?.hasEveryWord ?? true,
    };
  }

  return {
    list,
    purge(tags: readonly string[]) {
      summaries.purge(tags);
      totals.purge(tags);
    },
  };
}

function toFilter(query: ListQuery, text: TextQuery | null): ProductFilter {
  return {
    text,
    categoryId: query.category_id ?? null,
    brands: choices(query.brand),
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

function presentFacets(rows: readonly FacetRow[], tree: CategoryTree, language: Language) {
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind);
  const labelled = (row: FacetRow) => ({
    value: row.value,
    label: (language === 'ar' ? row.label_ar : row.label_en) ?? row.value,
    count: row.count,
  });
  const only = (kind: FacetRow['kind']) => of(kind)[0]?.count ?? 0;
  return {
    categories: of('category').flatMap((row) => {
      const category = tree.byId.get(Number(row.value));
      return category ? [{ value: row.value, label: inLanguage(category, 'name', language), count: row.count }] : [];
    }),
    brands: of('brand').map(labelled),
    colors: of('color').map((row) => ({ ...labelled(row), hex: row.hex })),
    sizes: of('size').map((row) => ({ ...labelled(row), label: sizeName(row.value, language) })),
    price: { min: toRiyals(only('min_price')), max: toRiyals(only('max_price')) },
    in_stock: only('stock'),
    on_sale: only('sale'),
    ratings: [4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      label: catalogTexts.say(language, 'stars', { count: stars }),
      count: of('rating').reduce((sum, row) => (Number(row.value) >= stars ? sum + row.count : sum), 0),
    })),
  };
}
