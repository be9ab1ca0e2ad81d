import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { slug, text } from '../platform/shapes.ts';

/** A length in both units; inches are worked out from centimetres, never written by hand. */
const range = z.object({ min: z.number(), max: z.number() });
const measured = z.object({ cm: range, inch: range });

export const sizeTable = z.object({
  slug,
  name: text(120),
  note: text(500),
  /** Size names of other systems (EU, UK) and measurements, in the sequence of their columns. */
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

export const sizeGuide = z.object({
  tables: z.array(sizeTable).max(30),
  how_to: z.array(z.object({ key: slug, label: text(60), text: text(500) })).max(20),
});

export const sizingEndpoints = {
  'GET /size-guide': endpoint({
    access: 'public',
    summary: 'Tables of sizes in centimetres and inches, and how to measure',
    reply: sizeGuide,
    errors: [],
    cache: { tags: ['size-guide'] },
  }),
};

export type SizeGuide = z.infer<typeof sizeGuide>;
export type SizeTable = z.infer<typeof sizeTable>;
