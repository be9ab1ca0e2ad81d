import { createHash } from 'node:crypto';
import { type AdminProductDraft, anySlug } from '@waha/contract';
import { slugOf as anyScriptSlugOf } from '../../../../platform/text/index.ts';
import type { ProductRead } from '../reading/read-product.ts';

/**
 * Slug of a product: from the file if it is our own format, otherwise English name and SKU, which is unique. An
 * existing slug stays.
 */
export function slugFor(
  read: ProductRead,
  draft: AdminProductDraft,
  present: string | undefined,
  ownerOf: (slug: string) => number | undefined,
): string {
  const { slug: said, isOurs } = read;
  if (said !== undefined && said !== '' && isOurs) return said;
  if (present !== undefined) return present;
  const kept = said === undefined ? undefined : cleanSlug(said);
  if (kept !== undefined && ownerOf(kept) === undefined) return kept;
  const sku = slugOf(draft.sku) || createHash('sha256').update(draft.sku).digest('hex').slice(0, 10);
  const name = slugOf(draft.name_en)
    .slice(0, 118 - sku.length)
    .replace(/-$/, '');
  return [name, sku]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 120);
}

/** A slug from another shop, as far as it can be kept: letters, without marks and other signs. */
function cleanSlug(said: string): string | undefined {
  if (anySlug.safeParse(said).success) return said;
  const clean = anyScriptSlugOf(said);
  return anySlug.safeParse(clean).success ? clean : undefined;
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
