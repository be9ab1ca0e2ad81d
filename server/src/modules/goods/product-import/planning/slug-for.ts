import { createHash } from 'node:crypto';
import { type AdminProductDraft, anySlug } from '@waha/contract';
import type { ProductRead } from '../reading/read-product.ts';

/**
 * Slug of a product: from the file if it is our own format, otherwise English name and SKU, which is unique. An
 * existing slug stays.
 */
export function slugFor(read: ProductRead, draft: AdminProductDraft, present: string | undefined): string {
  const { slug: said, isOurs } = read;
  if (said !== undefined && said !== '' && isOurs) return said;
  if (present !== undefined) return present;
  if (said !== undefined && anySlug.safeParse(said).success) return said;
  const sku = slugOf(draft.sku) || createHash('sha256').update(draft.sku).digest('hex').slice(0, 10);
  const name = slugOf(draft.name_en)
    .slice(0, 118 - sku.length)
    .replace(/-$/, '');
  return [name, sku]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 120);
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
