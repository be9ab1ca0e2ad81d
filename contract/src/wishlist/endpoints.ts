import { z } from 'zod';
import { product } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, id, page, pageQuery, textId } from '../platform/shapes.ts';

const count = z.object({ count: z.int() });
const body = z.object({ product_id: givenId });

export const wishlistItem = z.object({ product_id: id, product });
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistEndpoints = {
  'GET /wishlist': endpoint({
    access: 'customer',
    summary: 'Products the customer keeps for later, the latest first',
    query: z.object(pageQuery),
    reply: page(wishlistItem),
    errors: [],
  }),
  'POST /wishlist': endpoint({
    access: 'customer',
    summary: 'Keep a product; keeping it twice is the same as once',
    body,
    reply: count,
    errors: ['catalog.product_not_found', 'wishlist.full'],
  }),
  'DELETE /wishlist': endpoint({
    access: 'customer',
    summary: 'No longer keep a product',
    body,
    reply: count,
    errors: [],
  }),
  'DELETE /wishlist/clear': endpoint({
    access: 'customer',
    summary: 'No longer keep anything',
    reply: count,
    errors: [],
  }),
  'GET /wishlist/check': endpoint({
    access: 'customer',
    summary: 'Whether a product is kept',
    query: z.object({ product_id: textId }),
    reply: z.object({ is_in_wishlist: z.boolean() }),
    errors: [],
  }),
  'GET /wishlist/count': endpoint({
    access: 'customer',
    summary: 'How many products are kept',
    reply: count,
    errors: [],
  }),
};
