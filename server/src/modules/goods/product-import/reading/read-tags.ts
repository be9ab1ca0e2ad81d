import { MOST_TAGS_OF_A_PRODUCT } from '@waha/contract';
import { tagKey } from '../../catalog/index.ts';

const LONGEST_TAG = 60;

/** Tags of a cell, each spelling once; a long sentence among them is none, and what is beyond the most of a product is left out. */
export function readTags(cell: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of cell.split(/[,;|،]/)) {
    const name = part.replaceAll(/\s+/g, ' ').trim();
    const key = tagKey(name);
    if (key !== '' && name.length <= LONGEST_TAG && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()].slice(0, MOST_TAGS_OF_A_PRODUCT);
}

/** Tags that a row gives to a product; those it has, where they are the same in other spellings. */
export function givenTags(cell: string | undefined, before: readonly string[] = []): string[] | undefined {
  if (cell === undefined) return undefined;
  const tags = readTags(cell);
  const keys = new Set(tags.map(tagKey));
  const isSame = keys.size === before.length && before.every((name) => keys.has(tagKey(name)));
  return isSame ? [...before] : tags;
}
