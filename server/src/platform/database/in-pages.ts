/** Rows asked for at once: enough that the way there hardly counts, and few enough to hold. */
const PAGE = 200;

/**
 * Every row of a list, a page at a time, however long the list is. Each page is a statement of its own: what is written
 * meanwhile may be missed, and where the newest come first a row may come twice.
 */
export async function* inPages<Item>(
  read: (limit: number, offset: number) => Promise<readonly Item[]>,
): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read(PAGE, offset);
    yield* rows;
    if (rows.length < PAGE) return;
  }
}
