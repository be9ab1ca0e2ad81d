import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, typedName, typedPhone, typedText } from '../platform/shapes.ts';
import { company, companyDraft } from './company.ts';
import { addressFields, saysDoor, shownAddress } from './shapes.ts';

const label = typedText(40);

/** A saved address: the shown fields, its label, and the ids that select its place again. */
export const savedAddress = shownAddress.extend({
  id,
  label: text(40),
  country_id: id,
  region_id: id,
  city_id: id,
  neighborhood_id: id.nullable(),
  is_default: z.boolean(),
});

export const addressDraft = addressFields
  .extend({
    label,
    recipient_name: typedName(120),
    phone: typedPhone,
    is_default: z.boolean().optional(),
  })
  .refine(...saysDoor);

const params = z.object({ id: textId });
const reply = z.object({ address: savedAddress });
const companyReply = z.object({ company: company.nullable() });
const refusals = ['locations.city_not_found'] as const;

export const addressEndpoints = {
  'GET /user/addresses': endpoint({
    access: 'customer',
    summary: 'Saved addresses, the default one first',
    reply: z.array(savedAddress).max(20),
    errors: [],
  }),
  'POST /user/addresses': endpoint({
    access: 'customer',
    summary: 'Save an address; the first one is the default',
    body: addressDraft,
    reply,
    status: 201,
    errors: [...refusals, 'addresses.too_many'],
  }),
  'PUT /user/addresses/{id}': endpoint({
    access: 'customer',
    summary: 'Rewrite a saved address',
    params,
    body: addressDraft,
    reply,
    errors: [...refusals, 'addresses.not_found'],
  }),
  'DELETE /user/addresses/{id}': endpoint({
    access: 'customer',
    summary: 'Forget a saved address; the newest of the others becomes the default',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['addresses.not_found'],
  }),
  'GET /user/company': endpoint({
    access: 'customer',
    summary: 'The company that the customer buys for, which a checkout fills in',
    reply: companyReply,
    errors: [],
  }),
  'PUT /user/company': endpoint({
    access: 'customer',
    summary: 'Save that company; there is one',
    body: companyDraft,
    reply: companyReply,
    errors: [],
  }),
  'DELETE /user/company': endpoint({
    access: 'customer',
    summary: 'Forget it; orders and invoices keep theirs',
    reply: z.object({ done: z.literal(true) }),
    errors: [],
  }),
};

export type SavedAddress = z.infer<typeof savedAddress>;
export type AddressDraft = z.input<typeof addressDraft>;
