import type { Columns, Row } from './columns.ts';
import type { Database } from './database.ts';
import { type Sql, sql } from './sql.ts';

/** Rows are counted and paged as far as this: beyond it nobody reads, they filter. */
export const MOST_LISTED = 10_000;
const PER_PAGE = 20;

/** A list that people page, sort and filter: which sorts and filters there are, each as SQL of ours. */
export interface ListSpec<Declared extends Columns, Sort extends string, Filters> {
  /** What its rows are. */
  columns: Declared;
  /** The columns, and where they come from. */
  select: Sql<unknown>;
  from: Sql<unknown>;
  /** What a sort compares. */
  sorts: { readonly [Name in Sort]: Sql<unknown> };
  /** What a sort compares by that lies elsewhere: joined to `from` for that sort alone, one row or none for each row. */
  joins?: { readonly [Name in NoInfer<Sort>]?: Sql<unknown> };
  /** Unless said; with `-` the largest first. */
  sort: NoInfer<Sort | `-${Sort}`>;
  /** Sorts by what every row has: an index in plain order then answers them either way. */
  neverNull?: readonly NoInfer<Sort>[];
  /** Decides between rows of the same sort, so that no row is on two pages: something unique. */
  tie: Sql<unknown>;
  /** What a filter keeps, by its value; of one that is not given everything is kept. */
  filters: { readonly [Name in keyof Filters]: (value: Filters[Name]) => Sql<unknown> };
}

export type ListQuery<Sort extends string, Filters> = {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: Sort | `-${Sort}` | undefined;
} & { readonly [Name in keyof Filters]?: Filters[Name] | undefined };

export interface Listed<Item> {
  rows: Item[];
  page: number;
  perPage: number;
  /** How many there are, as far as is counted. */
  total: number;
  isTotalExact: boolean;
}

/**
 * The one query of lists for staff. Names from outside only choose among what is written here, and values are parameters:
 * no text of a request becomes SQL.
 */
export function defineList<Declared extends Columns, Sort extends string, Filters>(
  spec: ListSpec<Declared, Sort, Filters>,
): (db: Database, query: ListQuery<Sort, Filters>) => Promise<Listed<Row<Declared>>> {
  return async (db, query) => {
    const { page = 1, per_page: perPage = PER_PAGE } = query;
    const where = whereClause(spec.filters, query);
    const offset = (page - 1) * perPage;
    const limit = Math.max(0, Math.min(perPage, MOST_LISTED - offset));
    const { rows: counted } = await sql.rows({ total: sql.int4 })`
      select count(*)::int as total from (select from ${spec.from} where ${where} limit ${MOST_LISTED + 1}) as counted
    `.execute(db);
    const total = counted[0]?.total ?? 0;
    const sort = query.sort ?? spec.sort;
    const { rows } = await sql.rows(spec.columns)`
      select ${spec.select} from ${spec.from} ${spec.joins?.[nameOf(sort)] ?? sql``} where ${where}
      order by ${orderOf(spec, sort)}
      limit ${limit} offset ${Math.min(offset, MOST_LISTED)}
    `.execute(db);
    return { rows, page, perPage, total: Math.min(total, MOST_LISTED), isTotalExact: total <= MOST_LISTED };
  };
}

/** The filters of a list that are given, as one condition. */
export function whereClause<Filters>(
  filters: { readonly [Name in keyof Filters]: (value: Filters[Name]) => Sql<unknown> },
  given: { readonly [Name in keyof Filters]?: Filters[Name] | undefined },
): Sql<unknown> {
  const kept: Sql<unknown>[] = [];
  for (const name in filters) {
    const value = given[name];
    if (value === undefined) continue;
    kept.push(name === 'q' && hasNoLetters(value) ? sql`false` : filters[name](value));
  }
  return kept.length === 0 ? sql`true` : sql.join(kept, sql` and `);
}

/** Of a search (`q`): whether it has signs and no letter or digit. No list finds anything by those, and none shows all its rows. */
function hasNoLetters(value: unknown): boolean {
  const typed = typeof value === 'object' && value !== null && 'typed' in value ? value.typed : value;
  return typeof typed === 'string' && !/[\p{L}\p{N}]/u.test(typed);
}

/** A sort without its sign. */
function nameOf<Sort extends string>(sort: Sort | `-${Sort}`): Sort {
  // It is one of the names: the schema let no other through.
  return (sort.startsWith('-') ? sort.slice(1) : sort) as Sort;
}

function orderOf<Declared extends Columns, Sort extends string, Filters>(
  { sorts, neverNull = [], tie }: ListSpec<Declared, Sort, Filters>,
  sort: Sort | `-${Sort}`,
): Sql<unknown> {
  const isTurned = sort.startsWith('-');
  const name = nameOf(sort);
  const by = sorts[name];
  if (neverNull.includes(name)) return isTurned ? sql`${by} desc, ${tie} desc` : sql`${by}, ${tie}`;
  return isTurned ? sql`${by} desc nulls last, ${tie} desc` : sql`${by} nulls last, ${tie}`;
}
