import { z } from 'zod';
import { product } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { textId } from '../platform/shapes.ts';

export const boughtTogether = z.array(product).max(6);

export const boughtTogetherEndpoints = {
  'GET /bought-together': endpoint({
    access: 'public',
    summary: 'Products in stock that buyers of a product often bought with it, the most frequent first',
    query: z.object({ product_id: textId }),
    reply: boughtTogether,
    errors: ['catalog.product_not_found'],
    cache: { tags: ['bought-together'] },
  }),
};
