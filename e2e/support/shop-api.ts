import type { Bundle, Product } from '@waha/contract';

/** Client of the shop's public API, for finding test data; visitors use pages only. */
export async function readFrom<Data>(shopUrl: string, path: string, token?: string): Promise<Data> {
  const response = await fetch(`${shopUrl}/api/store${path}`, {
    headers: {
      'x-api-key': 'waha-demo-key',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  // The contract defines the reply of each path.
  return ((await response.json()) as { data: Data }).data;
}

/** A call with a body, to create a state that would take a visitor many pages. */
export async function sendTo<Data>(shopUrl: string, path: string, body: unknown, token?: string): Promise<Data> {
  const headers = { 'x-api-key': 'waha-demo-key', 'content-type': 'application/json' };
  const response = await fetch(`${shopUrl}/api/store${path}`, {
    method: 'POST',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

export async function findProductIn(shopUrl: string, slug: string): Promise<Product> {
  const { data } = await readFrom<{ data: Product[] }>(shopUrl, '/products?per_page=100');
  const found = data.find((product) => product.slug === slug);
  if (!found) throw new Error(`The demo shop has no product ${slug}`);
  return found;
}

export async function findBundleIn(shopUrl: string, slug: string): Promise<Bundle> {
  const found = (await readFrom<Bundle[]>(shopUrl, '/bundles')).find((bundle) => bundle.slug === slug);
  if (!found) throw new Error(`The demo shop has no bundle ${slug}`);
  return found;
}
