import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofProducts = z.object({ productIds: z.array(z.int()) });

export const catalogEvents = {
  /** Products that may have come into stock or gone out of it. */
  'stock.flipped': event(ofProducts),
  /** The same, once lists and pages show it. */
  'stock.shown': event(ofProducts, {
    public: { ar: 'تغيّر توفر منتجات', en: 'The availability of products changed' },
  }),
  /** A tag has another name, became part of another one, or was removed: its products follow. */
  'tag.changed': event(z.object({ tagId: z.int() }), { subject: 'tagId' }),
};
