import type { Tx } from '../../../../platform/database/index.ts';
import { keysOf } from './tag-key.ts';
import { findTags, insertTags, type NewTag, replaceTags } from './tagged-products.store.ts';

interface TagNames {
  ar: string;
  en: string;
}

/**
 * Writes the tags of products by their names; undefined leaves those of a product as they are. A name that leads to no tag
 * makes one. Writers of products are serialised, so two never make the same one.
 */
export async function tagProducts(
  tx: Tx,
  given: readonly { productId: number; tags: readonly TagNames[] | undefined }[],
): Promise<void> {
  const written = given.flatMap(({ productId, tags }) => (tags ? [{ productId, tags }] : []));
  if (written.length === 0) return;
  const all = written.flatMap(({ tags }) => tags);
  const keys = [...new Set(all.flatMap(keysOf))];
  const found = await findTags(tx, keys);
  const fresh = unknownTags(all, found);
  if (fresh.length > 0) await insertTags(tx, fresh);
  const ids = fresh.length > 0 ? await findTags(tx, keys) : found;
  await replaceTags(
    tx,
    written.map(({ productId }) => productId),
    written.flatMap(({ productId, tags }) =>
      tags.flatMap((names) => {
        const tagId = keysOf(names).flatMap((key) => ids.get(key) ?? [])[0];
        return tagId === undefined ? [] : [{ productId, tagId }];
      }),
    ),
  );
}

/** Tags that no key leads to yet, each once: the first spelling becomes the name. */
function unknownTags(all: readonly TagNames[], found: ReadonlyMap<string, number>): NewTag[] {
  const taken = new Set(found.keys());
  const fresh: NewTag[] = [];
  for (const { ar, en } of all) {
    const keys = keysOf({ ar, en });
    if (keys.length === 0 || keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    fresh.push({ keys, ar, en });
  }
  return fresh;
}
