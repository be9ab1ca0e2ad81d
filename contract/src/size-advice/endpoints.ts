import { z } from 'zod';
import { sizeAdvice } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { textId } from '../platform/shapes.ts';

export const countedFits = z.object({
  shown: sizeAdvice.nullable().describe('As the page of the product says it'),
  small: z.int(),
  as_expected: z.int(),
  large: z.int(),
  from_returns: z.int().describe('Of these, answers that returns give'),
});
export type CountedFits = z.infer<typeof countedFits>;

export const sizeAdviceEndpoints = {
  'GET /admin/size-advice': endpoint({
    access: { staff: ['owner', 'manager', 'support', 'fulfilment'] },
    summary: 'How the sizes of a product fit, as buyers of a year say; counted each night',
    query: z.object({ product_id: textId }),
    reply: countedFits,
    errors: ['catalog.product_not_found'],
  }),
};
