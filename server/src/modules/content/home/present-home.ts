import type { AdminHome, AdminHomePart, HomeChoice } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { type CategoryTree, presentAdminPicture, readTargetProducts } from '../../goods/catalog/index.ts';
import type { StoredHomePart } from './home-page.store.ts';
import type { HomePage } from './home-parts.ts';

/** The home page for staff; deleted items are left out, hidden ones are marked. */
export async function presentAdminHome(
  where: Database | Tx,
  { version, parts }: HomePage,
  tree: CategoryTree,
): Promise<AdminHome> {
  const ids = parts.flatMap((part) => (part.kind === 'picks' ? part.product_ids : []));
  const products = new Map(
    (await readTargetProducts(where, ids)).map(({ id, name_ar, name_en, is_active: is_shown }) => [
      id,
      { id, name_ar, name_en, is_shown },
    ]),
  );
  return { version, parts: parts.map((part) => presentPart(part, products, tree)) };
}

function presentPart(
  part: StoredHomePart,
  products: ReadonlyMap<number, HomeChoice>,
  tree: CategoryTree,
): AdminHomePart {
  if (part.kind === 'hero') return { ...part, image: part.image && presentAdminPicture(part.image) };
  if (part.kind === 'categories') {
    const { kind, is_on, category_ids } = part;
    return { kind, is_on, categories: category_ids.map((id) => chosenCategory(id, tree)) };
  }
  if (part.kind === 'picks') {
    const { product_ids, ...rest } = part;
    return { ...rest, products: product_ids.flatMap((id) => products.get(id) ?? []) };
  }
  return part;
}

/** Presents a chosen category. Categories are never deleted, so one that is missing in the tree is archived. */
function chosenCategory(id: number, tree: CategoryTree): HomeChoice {
  const row = tree.byId.get(id);
  return { id, name_ar: row?.name_ar ?? '', name_en: row?.name_en ?? '', is_shown: row !== undefined };
}
