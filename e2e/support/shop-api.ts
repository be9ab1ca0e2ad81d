import type { Bundle, Category, Product } from '@waha/contract';
import { inject } from 'vitest';

/** The shop's public API, for finding what to look at; journeys themselves go through pages. */
async function read<Data>(path: string): Promise<Data> {
  const response = await fetch(`${inject('shop').url}/api/store${path}`, {
    headers: { 'x-api-key': 'waha-demo-key', 'accept-language': 'en' },
  });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  // The contract says what each path answers.
  return ((await response.json()) as { data: Data }).data;
}

/** The product of the demo shop with this slug. */
export async function findProduct(slug: string): Promise<Product> {
  const { data } = await read<{ data: Product[] }>('/products?per_page=100');
  const found = data.find((product) => product.slug === slug);
  if (!found) throw new Error(`The demo shop has no product ${slug}`);
  return found;
}

export async function findBundle(slug: string): Promise<Bundle> {
  const found = (await read<Bundle[]>('/bundles')).find((bundle) => bundle.slug === slug);
  if (!found) throw new Error(`The demo shop has no bundle ${slug}`);
  return found;
}

export async function listCategories(): Promise<Category[]> {
  return read<Category[]>('/categories');
}
