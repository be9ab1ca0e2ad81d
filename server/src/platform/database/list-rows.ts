import type { Columns, Row } from './columns.ts';
import type { Database } from './database.ts';
import { type Sql, sql } from './sql.ts';

/** The most rows that are counted and paged; beyond it staff have to filter. */
export const MOST_LISTED = 10_000;
const PER_PAGE = 20;

/** A list with pages, sorts and filters, each declared as SQL. */
export interface ListSpec<Declared extends Columns, Sort extends string, Filters> {
  /** The columns of the list's rows. */
  columns: Declared;
  /** The select list and the tables. */
  select: Sql<unknown>;
  from: Sql<unknown>;
  /** The expression each sort compares. */
  sorts: { readonly [Name in Sort]: Sql<unknown> };
  /** Tables that only one sort needs, joined to `from` for it: at most one row for each row. */
  joins?: { readonly [Name in NoInfer<Sort>]?: Sql<unknown> };
  /** The default sort; with `-` in descending order. */
  sort: NoInfer<Sort | `-${Sort}`>;
  /** Sorts whose expression is never null: one ascending index serves both directions. */
  neverNull?: readonly NoInfer<Sort>[];
  /** A unique tie-breaker of the sort, so that no row is on two pages. */
  tie: Sql<unknown>;
  /** The condition of each filter, by its value; a filter without a value has no condition. */
  filters: { readonly [Name in keyof Filters]: (value: Filters[Name]) => Sql<unknown> };
  /** Conditions in place of those of `filters` where more rows match than are counted. */
  filtersOfMany?: { readonly [Name in keyof NoInfer<Filters>]?: (value: NoInfer<Filters>[Name]) => Sql<unknown> };
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
  /** The number of rows, at most MOST_LISTED. */
  total: number;
  isTotalExact: boolean;
}

/**
 * Defines a staff list: one query with pages, sorts and filters. Names in a request only select declared SQL, and values are
 * parameters: no text of a request becomes SQL.
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
    const isMany = total > MOST_LISTED && spec.filtersOfMany !== undefined;
    const condition = isMany ? whereClause({ ...spec.filters, ...spec.filtersOfMany }, query) : where;
    const { rows } = await sql.rows(spec.columns)`
      select ${spec.select} from ${spec.from} ${spec.joins?.[nameOf(sort)] ?? sql``} where ${condition}
      order by ${orderOf(spec, sort)}
      limit ${limit} offset ${Math.min(offset, MOST_LISTED)}
    `.execute(db);
    return { rows, page, perPage, total: Math.min(total, MOST_LISTED), isTotalExact: total <= MOST_LISTED };
  };
}

/** The condition of the filters that are given, for a WHERE clause. */
export function whereClause<Filters>(
  filters: { readonly [Name in keyof Filters]: (value: Filters[Name]) => Sql<unknown> },
  given: { readonly [Name in keyof Filters]?: Filters[Name] | undefined },
): Sql<unknown> {
  const conditions: Sql<unknown>[] = [];
  for (const name in filters) {
    const value = given[name];
    if (value === undefined) continue;
    conditions.push(name === 'q' && hasNoLetters(value) ? sql`false` : filters[name](value));
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** True for a search (`q`) of signs without a letter or digit: it finds nothing, rather than all rows. */
function hasNoLetters(value: unknown): boolean {
  const typed = typeof value === 'object' && value !== null && 'typed' in value ? value.typed : value;
  return typeof typed === 'string' && !/[\p{L}\p{N}]/u.test(typed);
}

/** The name of a sort, without its sign. */
function nameOf<Sort extends string>(sort: Sort | `-${Sort}`): Sort {
  // The schema admits only declared names.
  return (sort.startsWith('-') ? sort.slice(1) : sort) as Sort;
}

function orderOf<Declared extends Columns, Sort extends string, Filters>(
  { sorts, neverNull = [], tie }: ListSpec<Declared, Sort, Filters>,
  sort: Sort | `-${Sort}`,
): Sql<unknown> {
  const isDescending = sort.startsWith('-');
  const name = nameOf(sort);
  const by = sorts[name];
  if (neverNull.includes(name)) return isDescending ? sql`${by} desc, ${tie} desc` : sql`${by}, ${tie}`;
  return isDescending ? sql`${by} desc nulls last, ${tie} desc` : sql`${by} nulls last, ${tie}`;
}
