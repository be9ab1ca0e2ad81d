import type { Listed } from '../database/index.ts';

/** The pagination fields of a reply. An empty list has one page. */
export function pageOf(page: number, perPage: number, total: number) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total };
}

/** The reply of a page of a staff list, with its rows presented. */
export async function presentList<Item, Shown>(
  { rows, page, perPage, total, isTotalExact }: Listed<Item>,
  present: (rows: Item[]) => Shown[] | Promise<Shown[]>,
) {
  return { data: await present(rows), ...pageOf(page, perPage, total), is_total_exact: isTotalExact };
}
