/** Where in a list that pages a reply stands, and how much there is. A list of nothing has one page. */
export function pageOf(page: number, perPage: number, total: number) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total };
}
