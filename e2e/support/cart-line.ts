import type { Product } from '@waha/contract';
import type { Visitor } from './visitor.ts';

/** A stored cart with a product in it, as the browser stores it (source spec §3). */
export function cartOf(product: Product, quantity = 1): string {
  const [variant] = product.variants;
  const line = {
    id: product.id,
    name: product.name,
    price: (variant ?? product).sale_price ?? (variant ?? product).price,
    image: product.images[0]?.url ?? '',
    quantity,
    variant: variant ? [variant.size, variant.color].filter(Boolean).join(' / ') : null,
    variant_id: variant?.id ?? null,
    original_price: (variant ?? product).price,
    slug: product.slug,
  };
  return JSON.stringify([line]);
}

/** Puts a product into the visitor's stored cart, for tests about later steps. */
export async function putInCart({ page, open }: Visitor, product: Product, quantity = 1): Promise<void> {
  if (page.url() === 'about:blank') await open('/track-order');
  await page.evaluate(`localStorage.setItem('cart', ${JSON.stringify(cartOf(product, quantity))})`);
}
