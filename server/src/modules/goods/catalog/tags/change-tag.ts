import type { ProductTagEdit } from '@waha/contract';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { beginLeaving, readLeaving } from './leaving-tags.store.ts';
import { keysOf, tagKey } from './tag-key.ts';
import { findTags } from './tagged-products.store.ts';
import { addKeys, readTag, updateTag } from './tags.store.ts';

/** Cache tag of the pages of products that have a tag: they say its name. */
export const pageOfTag = (id: number) => `tag:${id}`;

/**
 * Renames a tag and writes its page. Its former names still lead to it, so those of another tag are refused
 * (`catalog.tag_taken`). Writers of products wait: they make tags of names. Search words of its products follow beside the
 * call, by `followTag`.
 */
export async function changeTag(
  tx: Tx,
  id: number,
  edit: ProductTagEdit,
  { lockPromotions, language }: { lockPromotions: LockPromotions; language: Language },
): Promise<void> {
  await lockPromotions(tx);
  const before = (await readTag(tx, id)) ?? refuse('catalog.tag_not_found');
  if (before.version !== edit.version) refuse('conflict.changed');
  if (tagKey(edit.name.ar) === '') refuseField(language, 'name.ar', 'validation.required');
  const keys = keysOf(edit.name);
  const found = await findTags(tx, keys);
  if ([...found.values()].some((other) => other !== id)) refuse('catalog.tag_taken');
  if (!(await updateTag(tx, id, edit, keys[0] ?? before.key))) refuse('conflict.changed');
  await addKeys(tx, id, keys);
  if (before.name_ar !== edit.name.ar || before.name_en !== edit.name.en)
    await publish(tx, 'tag.changed', { tagId: id });
  await publishInvalidation(tx, ['products', pageOfTag(id)]);
}

/**
 * Makes a tag part of another one, which is found by a name. Readers see the other one at once; its products move beside
 * the call, by `followTag`. Returns the other's id.
 */
export async function mergeTag(
  tx: Tx,
  { id, version, into }: { id: number; version: number; into: string },
  lockPromotions: LockPromotions,
): Promise<number> {
  await lockPromotions(tx);
  const from = await readTag(tx, id);
  // A colleague merged or removed it just now.
  if (!from) refuse((await readLeaving(tx, id)) ? 'conflict.changed' : 'catalog.tag_not_found');
  if (from.version !== version) refuse('conflict.changed');
  const target = (await findTags(tx, [tagKey(into)])).get(tagKey(into));
  if (target === undefined || target === id) refuse('catalog.tag_unknown');
  await beginLeaving(tx, id, target);
  await publish(tx, 'tag.changed', { tagId: id });
  await publishInvalidation(tx, ['products', pageOfTag(id), pageOfTag(target)]);
  return target;
}

/** Removes a tag with its page and its names. It is at no product from now on; pairs go beside the call, by `followTag`. */
export async function removeTag(tx: Tx, id: number, lockPromotions: LockPromotions): Promise<void> {
  await lockPromotions(tx);
  if (!(await readTag(tx, id))) refuse('catalog.tag_not_found');
  await beginLeaving(tx, id, null);
  await publish(tx, 'tag.changed', { tagId: id });
  await publishInvalidation(tx, ['products', pageOfTag(id)]);
}
