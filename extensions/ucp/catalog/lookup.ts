import { z } from 'zod';
import { type Asked, read } from '../../machine-checkouts/asked.ts';
import { fault } from '../../machine-checkouts/faults.ts';
import { readItemId } from '../../machine-checkouts/item-ids.ts';
import { shopProduct } from '../shop-shapes.ts';
import { narrow } from './narrow.ts';
import { presentProduct, type UcpProduct } from './present-product.ts';

const MOST_IDS = 20;

export const lookupRequest = z.looseObject({ ids: z.array(z.string().max(200)).min(1).max(200) });
const selected = z.object({ name: z.string().max(60), label: z.string().max(60) });
export const productRequest = z.looseObject({
  id: z.string().max(200),
  selected: z.array(selected).max(3).optional(),
  preferences: z.array(z.string().max(60)).max(10).optional(),
});

/** A product of the shop; undefined where it has none of this id, or does not show it. */
export async function findProduct(asked: Asked, productId: number) {
  const { status, body } = await asked.call('GET /products/{id}', {
    params: { id: productId },
    language: asked.language,
  });
  if (status === 404) return undefined;
  if (status === 200) return shopProduct.parse(body);
  // Reads it again for the words of the refusal.
  return read(asked, shopProduct, 'GET /products/{id}', { params: { id: productId } });
}

/** Looks up products by the ids of products and variants. Ids that name nothing are told of, and cost no error. */
export async function lookupCatalog(asked: Asked, { ids }: z.infer<typeof lookupRequest>, publicUrl: string) {
  if (ids.length > MOST_IDS)
    throw fault(400, 'request_too_large', `At most ${MOST_IDS} ids are looked up at once`, 'recoverable');
  const wanted = new Map<number, { id: string; variantId: number | null }[]>();
  for (const id of new Set(ids)) {
    const key = readItemId(id);
    if (!key) continue;
    wanted.set(key.productId, [...(wanted.get(key.productId) ?? []), { id, variantId: key.variantId }]);
  }
  const found = await Promise.all(
    [...wanted].map(async ([productId, inputs]) => {
      const product = await findProduct(asked, productId);
      return product ? withInputs(presentProduct(product, publicUrl), inputs) : undefined;
    }),
  );
  const products = found.flatMap((one) => one ?? []);
  const resolved = new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ inputs }) => inputs.map((i) => i.id))),
  );
  const missing = [...new Set(ids)].filter((id) => !resolved.has(id));
  return {
    products,
    ...(missing.length > 0 && {
      messages: missing.map((id) => ({ type: 'info', code: 'not_found', content: id.slice(0, 200) })),
    }),
  };
}

/** Keeps the variants that were asked for, each with the ids that led to it. */
function withInputs(product: UcpProduct, inputs: readonly { id: string; variantId: number | null }[]) {
  const variants = product.variants.flatMap((variant, at) => {
    const led = inputs.flatMap(({ id, variantId }) => {
      if (id === variant.id) return [{ id, match: 'exact' }];
      return variantId === null && at === 0 ? [{ id, match: 'featured' }] : [];
    });
    return led.length > 0 ? [{ ...variant, inputs: led }] : [];
  });
  return variants.length > 0 ? { ...product, variants } : undefined;
}

/** One product with all its variants; the choices of the request narrow them. */
export async function getProduct(asked: Asked, request: z.infer<typeof productRequest>, publicUrl: string) {
  const key = readItemId(request.id);
  const product = key && (await findProduct(asked, key.productId));
  const shown = product && presentProduct(product, publicUrl);
  const isThere = key?.variantId === null || shown?.variants.some(({ id }) => id === request.id);
  if (!shown || !isThere) throw fault(200, 'not_found', 'The shop has no such product');
  return { product: narrow(shown, request) };
}
