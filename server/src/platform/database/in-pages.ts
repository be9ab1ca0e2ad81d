/** Rows asked for at once: enough that the way there hardly counts, and few enough to hold. */
const PAGE = 200;

/**
 * Every row of a list, a page at a time, however long the list is. Each page is a statement of its own: what is written
 * meanwhile may be missed, and where the newest come first a row may come twice. What may be long goes on after the `last`
 * row of the page before: passing over what was read already takes longer with every page.
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
