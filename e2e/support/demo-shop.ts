import type { Bundle, Product } from '@waha/contract';
import { inject } from 'vitest';
import { findBundleIn, findProductIn } from './shop-api.ts';

/** The product of the shop under test with this slug. */
export function findProduct(slug: string): Promise<Product> {
  return findProductIn(inject('shop').url, slug);
}

export function findBundle(slug: string): Promise<Bundle> {
  return findBundleIn(inject('shop').url, slug);
}
