/** Rows asked for at once: enough that the way there hardly counts, and few enough to hold. */
const PAGE = 200;

/**
 * Keyset pagination: iterates over all rows of a list, a page at a time. Each page is a statement of its own: rows
 * written meanwhile may be missed, and with the newest first a row may be returned twice. Long lists must continue
 * after the `last` row, because an offset takes longer with every page.
 */
export async function* inPages<Item>(
  read: (limit: number, offset: number, last: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<Item> {
  let last: Item | undefined;
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read(PAGE, offset, last);
    last = rows.at(-1);
    yield* rows;
    if (rows.length < PAGE) return;
  }
}
