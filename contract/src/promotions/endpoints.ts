import { z } from 'zod';
import { idParams, promotion } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { promotionTypes } from '../vocabulary/index.ts';

export const promotionEndpoints = {
  'GET /promotions': endpoint({
    access: 'public',
    summary: 'Running promotions',
    reply: z.array(promotion).max(100),
    errors: [],
    cache: { tags: ['promotions', 'settings'] },
  }),
  'GET /promotions/flash': endpoint({
    access: 'public',
    summary: 'Running flash sales',
    reply: z.array(promotion).max(100),
    errors: [],
    cache: { tags: ['promotions', 'settings'] },
  }),
  'GET /promotions/type/{type}': endpoint({
    access: 'public',
    summary: 'Running promotions of one type',
    params: z.object({ type: z.enum(promotionTypes) }),
    reply: z.array(promotion).max(100),
    errors: [],
    cache: { tags: ['promotions', 'settings'] },
  }),
  'GET /promotions/{id}': endpoint({
    access: 'public',
    summary: 'One running promotion',
    params: idParams,
    reply: promotion,
    errors: ['promotions.not_found'],
    cache: { tags: ['promotions', 'settings'] },
  }),
};
