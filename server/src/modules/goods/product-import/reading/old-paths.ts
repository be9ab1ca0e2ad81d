import type { ProductRead } from './read-product.ts';

/** Where each platform keeps the page of a product. */
const FOLDERS: Partial<Record<ProductRead['format'], readonly string[]>> = {
  shopify: ['/products'],
  woocommerce: ['/product', '/shop'],
  other: ['/products', '/product'],
};

/** Paths that a product had in the shop it comes from: by its handle there, and by the address the file gives. */
export function oldPathsOf({ format, slug, oldUrl }: Pick<ProductRead, 'format' | 'slug' | 'oldUrl'>): string[] {
  const handle = slug?.trim().replaceAll(/^\/+|\/+$/g, '') ?? '';
  const byHandle =
    handle === '' || handle.includes('/') ? [] : (FOLDERS[format] ?? []).map((folder) => `${folder}/${handle}`);
  const url =
    oldUrl && URL.canParse(oldUrl, 'https://old.invalid') ? new URL(oldUrl, 'https://old.invalid') : undefined;
  return [...byHandle, ...(url && url.pathname !== '/' ? [url.pathname] : [])];
}
