import type { Listed } from '../database/index.ts';

/** Where in a list that pages a reply stands, and how much there is. A list of nothing has one page. */
export function pageOf(page: number, perPage: number, total: number) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total };
}

/** A page of a list of staff as it is replied: what was read, presented. */
export async function presentList<Item, Shown>(
  { rows, page, perPage, total, isTotalExact }: Listed<Item>,
  present: (rows: Item[]) => Shown[] | Promise<Shown[]>,
) {
  return { data: await present(rows), ...pageOf(page, perPage, total), is_total_exact: isTotalExact };
}
