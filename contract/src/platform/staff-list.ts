import { z } from 'zod';
import { page, pageQuery, typedCode } from './shapes.ts';

/** Filters and sorts beyond the common ones of staff lists. The first sort is the default. */
interface ListOf<Sort extends string, Filters extends z.ZodRawShape> {
  sorts: readonly [SortBy<Sort>, ...SortBy<Sort>[]];
  filters?: Filters;
}

/** A sort by its name; the prefix `-` reverses it. */
export type SortBy<Sort extends string> = Sort | `-${Sort}`;

const unfiltered = {};

/** Query of a staff list: `page`, `per_page`, `sort`, and the list's filters. */
export function staffListQuery<const Sort extends string, Filters extends z.ZodRawShape = Record<never, never>>({
  sorts,
  filters,
}: ListOf<Sort, Filters>) {
  // Every sort can be reversed. `filters` is absent only if its type has no fields.
  const both = sorts.flatMap((sort) => [sort, sort.startsWith('-') ? sort.slice(1) : `-${sort}`]) as SortBy<Sort>[];
  return z.object({
    ...pageQuery,
    sort: z
      .enum(both as [SortBy<Sort>, ...SortBy<Sort>[]])
      .describe(`${sorts[0]} unless said; with - the largest, latest or last of the alphabet first`)
      .optional(),
    ...((filters ?? unfiltered) as Filters),
  });
}

/** Search text of a staff list; each list defines the fields it searches. */
export const searched = typedCode(60).optional();

/** A page of a staff list. Counting is bounded, so that a filter that matches everything does not cost more. */
export function staffPage<Item extends z.ZodType>(item: Item) {
  return page(item).extend({
    is_total_exact: z.boolean().describe('false: there are more than `total`, which is as far as is counted and paged'),
  });
}
