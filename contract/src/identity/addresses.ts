import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, typedText } from '../platform/shapes.ts';
import { addressInput, typedPhone } from '../selling/address.ts';

const label = typedText(40);

/** A saved address: the Saudi national address of `addressInput`, with a name of its own. */
export const savedAddress = z.object({
  id,
  label: text(40),
  recipient_name: text(120),
  phone: text(32),
  country_id: id,
  country: text(120),
  region_id: id,
  region: text(120),
  city_id: id,
  city: text(120),
  neighborhood_id: id.nullable(),
  neighborhood: text(120).nullable(),
  street: text(200),
  building_no: text(4).nullable(),
  additional_no: text(4).nullable(),
  postal_code: text(5).nullable(),
  short_address: text(8).nullable(),
  unit_no: text(20).nullable(),
  notes: text(500).nullable(),
  is_default: z.boolean(),
});

const addressDraft = addressInput.extend({
  label,
  recipient_name: typedText(120),
  phone: typedPhone,
  is_default: z.boolean().optional(),
});

const params = z.object({ id: textId });
const reply = z.object({ address: savedAddress });
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
};

export type SavedAddress = z.infer<typeof savedAddress>;
export type AddressDraft = z.input<typeof addressDraft>;
