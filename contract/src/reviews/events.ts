import { z } from 'zod';
import { event } from '../platform/event.ts';

export const reviewEvents = {
  'review.changed': event(z.object({ reviewId: z.int() }), {
    subject: 'reviewId',
    public: { ar: 'أُضيف تقييم أو تغيّر', en: 'A review was published, changed or hidden' },
  }),
};
