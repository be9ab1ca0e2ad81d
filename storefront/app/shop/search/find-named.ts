import { isNamed } from '@waha/kit/is-named';

/** Items whose name matches the search, up to `most`. */
export function findNamed<Thing extends { name: string }>(
  things: readonly Thing[],
  search: string,
  most: number,
): Thing[] {
  return things.filter((thing) => isNamed(thing.name, search)).slice(0, most);
}
