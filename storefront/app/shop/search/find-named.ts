import { isNamed } from '@waha/kit/is-named';

/** Things whose name matches the search, up to a limit. */
export function findNamed<Thing extends { name: string }>(
  things: readonly Thing[],
  search: string,
  most: number,
): Thing[] {
  return things.filter((thing) => isNamed(thing.name, search)).slice(0, most);
}
