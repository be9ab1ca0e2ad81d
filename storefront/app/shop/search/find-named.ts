import { isNamed } from '@waha/kit/is-named';

/** What is called like the search, at most so many. */
export function findNamed<Thing extends { name: string }>(
  things: readonly Thing[],
  search: string,
  most: number,
): Thing[] {
  return things.filter((thing) => isNamed(thing.name, search)).slice(0, most);
}
