import { z } from 'zod';
import { idParams } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { email, evenIfWrong, givenId, text, typedPhone } from '../platform/shapes.ts';

export const restockRequest = z
  .object({
    variant_id: givenId.nullish(),
    email: email.nullish(),
    phone: typedPhone.nullish(),
  })
  .refine((body) => body.email || body.phone, {
    message: 'validation.email_or_phone',
    path: ['email'],
    ...evenIfWrong,
  });
export type RestockRequest = z.input<typeof restockRequest>;

export const restockEndpoints = {
  'POST /products/{id}/notify': endpoint({
    access: 'visitor',
    summary: 'Ask for one message when something sold out is back',
    params: idParams,
    body: restockRequest,
    reply: z.object({ requested: z.literal(true), message: text(300) }),
    errors: [
      'catalog.product_not_found',
      'restock.variant_unknown',
      'restock.in_stock',
      'sms.country_not_served',
      'sms.unavailable',
      'sms.too_many',
    ],
    limitPerMinute: 5,
  }),
};
