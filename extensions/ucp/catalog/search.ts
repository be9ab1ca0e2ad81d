import { z } from 'zod';
import { type Asked, read } from '../../machine-checkouts/asked.ts';
import { fault } from '../../machine-checkouts/faults.ts';
import { shopProductPage } from '../shop-shapes.ts';
import { keepNear } from './keep-near.ts';
import { presentProduct, type UcpProduct } from './present-product.ts';

const MOST_A_PAGE = 24;
const MOST_CATEGORIES = 5;

const context = z.looseObject({ language: z.string().optional(), currency: z.string().optional() });
const amount = z.int().min(0);
const cursor = z.string().max(40);

export const searchRequest = z.looseObject({
  query: z.string().max(2_000).optional(),
  context: context.optional(),
  filters: z
    .looseObject({
      categories: z.array(z.string().max(120)).max(50).optional(),
      price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
    })
    .optional(),
  pagination: z.object({ cursor: cursor.optional(), limit: z.int().min(1).optional() }).optional(),
  /** Some agents send the cursor beside the query. */
  cursor: cursor.optional(),
});
export type SearchRequest = z.infer<typeof searchRequest>;

interface Info {
  type: 'info';
  code: string;
  content: string;
}

/** Searches by the shop's own search: the products, and their order, are those of its pages. */
export async function searchCatalog(asked: Asked, request: SearchRequest, publicUrl: string) {
  if (!request.query?.trim() && Object.keys(request.filters ?? {}).length === 0)
    throw fault(400, 'invalid', 'Name a query, or filters', 'recoverable');
  const page = pageOf(request.pagination?.cursor ?? request.cursor);
  const { filters, ignored } = await filtersOf(asked, request);
  const limit = Math.min(request.pagination?.limit ?? 10, MOST_A_PAGE);
  const query = {
    ...{ page, per_page: limit, facets: false, search: request.query?.slice(0, 200) || undefined },
  };
  const answers = await Promise.all(
    filters.map((filter) => read(asked, shopProductPage, 'GET /products', { query: { ...query, ...filter } })),
  );
  const pages = answers.map((one) => keepNear(one, request.query));
  const found = new Map<string, UcpProduct>();
  for (const { data } of pages) for (const one of data) found.set(`p${one.id}`, presentProduct(one, publicUrl));
  const hasMore = pages.some(({ last_page: last }) => page < last);
  return {
    products: [...found.values()],
    pagination: {
      has_next_page: hasMore,
      ...(hasMore && { cursor: String(page + 1) }),
      ...(pages.length === 1 && pages[0]?.total !== undefined && { total_count: pages[0].total }),
    },
    ...(ignored.length > 0 && { messages: ignored }),
  };
}

function pageOf(given = '1'): number {
  if (!/^[1-9]\d{0,3}$/.test(given)) throw fault(400, 'invalid_cursor', 'The cursor is none that this shop gave');
  return Number(given);
}

/** Filters in the shop's form, one for each category: any of them will do. */
async function filtersOf(asked: Asked, { filters, context: told }: SearchRequest) {
  const ignored: Info[] = [];
  const isPriced = filters?.price !== undefined && told?.currency === 'SAR';
  if (filters?.price && !isPriced)
    ignored.push({
      type: 'info',
      code: 'filter_ignored',
      content: 'Prices are filtered in SAR: name it in context.currency',
    });
  const prices = isPriced
    ? { min_price: riyals(filters?.price?.min), max_price: riyals(filters?.price?.max) }
    : { min_price: undefined, max_price: undefined };
  const slugs = filters?.categories ?? [];
  if (slugs.length > MOST_CATEGORIES)
    ignored.push({
      type: 'info',
      code: 'filter_ignored',
      content: `Only the first ${MOST_CATEGORIES} categories count`,
    });
  const ids = await Promise.all(slugs.slice(0, MOST_CATEGORIES).map((slug) => categoryId(asked, slug)));
  const known = ids.filter((id) => id !== undefined);
  const inCategories = slugs.length === 0 ? [{}] : known.map((id) => ({ category_id: id }));
  return { filters: inCategories.map((one) => ({ ...one, ...prices })), ignored };
}

const riyals = (minor: number | undefined) => (minor === undefined ? undefined : minor / 100);

async function categoryId({ call, language }: Asked, slug: string): Promise<number | undefined> {
  const { status, body } = await call('GET /categories/{id}', { params: { id: slug }, language });
  return status === 200 ? z.object({ id: z.int() }).parse(body).id : undefined;
}
