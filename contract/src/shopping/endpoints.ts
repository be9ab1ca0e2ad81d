import { z } from 'zod';
import { idParams } from '../catalog/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, id, image, slug, text, timestamp } from '../platform/shapes.ts';
import { typedPhone } from '../selling/address.ts';

/** A length in both units; inches are worked out from centimetres, never written by hand. */
const range = z.object({ min: z.number(), max: z.number() });
const measured = z.object({ cm: range, inch: range });

const sizeTable = z.object({
  slug,
  name: text(120),
  note: text(500),
  /** Names of other systems (EU, UK) and what is measured, in the order of their columns. */
  equivalents: z.array(text(60)).max(6),
  measures: z.array(z.object({ key: slug, label: text(60) })).max(8),
  rows: z
    .array(
      z.object({
        size: text(20),
        equivalents: z.array(text(20)).max(6),
        values: z.array(measured.nullable()).max(8),
      }),
    )
    .max(40),
});

const sizeGuide = z.object({
  tables: z.array(sizeTable).max(30),
  how_to: z.array(z.object({ key: slug, label: text(60), text: text(500) })).max(20),
});

const purchase = z.object({
  product: z.object({ id, slug: text(120), name: text(200), image: image.nullable() }),
  city: text(120),
  bought_at: timestamp.describe('To the hour: enough for "two hours ago", too little to tell whose it was'),
});

/** What helps somebody decide, beside the product itself. */
export const shoppingEndpoints = {
  'GET /size-guide': endpoint({
    access: 'public',
    summary: 'Tables of sizes in centimetres and inches, and how to measure',
    reply: sizeGuide,
    errors: [],
    cache: { tags: ['size-guide'] },
  }),
  'GET /social-proof': endpoint({
    access: 'public',
    summary: 'What was really bought of late: city and product, never who; empty when there is nothing to tell',
    reply: z.array(purchase).max(10),
    errors: [],
    cache: { tags: ['social-proof'] },
  }),
  'POST /products/{id}/notify': endpoint({
    access: 'visitor',
    summary: 'Ask for one message when something sold out is back',
    params: idParams,
    body: z
      .object({
        variant_id: id.nullish(),
        email: z.email('validation.email').max(254).nullish(),
        phone: typedPhone.nullish(),
      })
      .refine((body) => body.email || body.phone, {
        message: 'validation.email_or_phone',
        path: ['email'],
        ...evenIfWrong,
      }),
    reply: z.object({ requested: z.literal(true), message: text(300) }),
    errors: ['catalog.product_not_found', 'restock.variant_unknown', 'restock.in_stock'],
    limitPerMinute: 5,
  }),
};

export type SizeGuide = z.infer<typeof sizeGuide>;
export type SizeTable = z.infer<typeof sizeTable>;
export type RecentPurchase = z.infer<typeof purchase>;
