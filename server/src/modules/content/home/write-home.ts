import type { HomePartDraft } from '@waha/contract';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../text/index.ts';
import { findCategories, readTargetProducts, takeNamedPicture } from '../../goods/catalog/index.ts';
import { type StoredHomePart, writeHomePage } from './home-page.store.ts';
import type { HomePage } from './home-parts.ts';

export interface HomeWriting {
  parts: readonly HomePartDraft[];
  /** That was seen. */
  version: number;
  language: Language;
}

/**
 * Saves the home page with optimistic locking (`conflict.changed`). Missing products, categories and pictures are
 * reported at their fields; hidden ones are stored, and shown again when they are visible.
 */
export async function writeHome(tx: Tx, before: HomePage, { parts, version, language }: HomeWriting): Promise<void> {
  if (before.version !== version) refuse('conflict.changed');
  const faults = new Map<string, FieldTextKey>();
  await tellUnknown(tx, parts, faults);
  const kept: StoredHomePart[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'hero') {
      kept.push(part);
      continue;
    }
    const hero = before.parts.find((one) => one.kind === 'hero');
    const image = await takeNamedPicture(tx, part.image, hero?.image);
    if (image === undefined) faults.set(`parts.${at}.image.key`, 'validation.picture_gone');
    kept.push({ ...part, image: image ?? null });
  }
  refuseFields(language, faults);
  await writeHomePage(tx, kept);
  await publishInvalidation(tx, ['home']);
}

async function tellUnknown(tx: Tx, parts: readonly HomePartDraft[], faults: Map<string, FieldTextKey>): Promise<void> {
  const productIds = parts.flatMap((part) => (part.kind === 'picks' ? part.product_ids : []));
  const products = new Set((await readTargetProducts(tx, productIds)).map(({ id }) => id));
  const categories = await findCategories(
    tx,
    parts.flatMap((part) => (part.kind === 'categories' ? part.category_ids : [])),
  );
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'picks') {
      for (const [index, id] of part.product_ids.entries()) {
        if (!products.has(id)) faults.set(`parts.${at}.product_ids.${index}`, 'validation.product_unknown');
      }
    }
    if (part.kind === 'categories') {
      for (const [index, id] of part.category_ids.entries()) {
        if (!categories.has(id)) faults.set(`parts.${at}.category_ids.${index}`, 'validation.category_unknown');
      }
    }
  }
}
