import type { Product } from '@waha/contract';
import type { Visitor } from './visitor.ts';

/** Puts a cart line into storage as the browser stores it (source spec §3), for tests about later steps. */
export async function putInCart({ page, open }: Visitor, product: Product, quantity = 1): Promise<void> {
  if (page.url() === 'about:blank') await open('/track-order');
  await page.evaluate(`localStorage.setItem('cart', ${JSON.stringify(storedCart([product], quantity))})`);
}

/** A cart as the browser stores it, with the first variant of each product. */
export function storedCart(products: readonly Product[], quantity = 1): string {
  const lines = products.map((product) => {
    const [variant] = product.variants;
    return {
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
  });
  return JSON.stringify(lines);
}
