import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, image, text, timestamp } from '../platform/shapes.ts';

export const purchase = z.object({
  product: z.object({ id, slug: text(120), name: text(200), image: image.nullable() }),
  city: text(120),
  bought_at: timestamp.describe('To the hour: enough for "two hours ago", too little to tell whose it was'),
});

export const socialProofEndpoints = {
  'GET /social-proof': endpoint({
    access: 'public',
    summary: 'What was really bought of late: city and product, never who; empty when there is nothing to tell',
    reply: z.array(purchase).max(10),
    errors: [],
    cache: { tags: ['social-proof'] },
  }),
};

export type RecentPurchase = z.infer<typeof purchase>;
