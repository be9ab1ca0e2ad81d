import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofReturn = z.object({ returnId: z.uuid() });
const subject = 'returnId';

/** Events of returns. `return.<status>` follows each change of status. */
export const returnEvents = {
  'return.requested': event(ofReturn, { subject, public: { ar: 'طلب إرجاع جديد', en: 'A return was requested' } }),
  'return.approved': event(ofReturn, { subject, public: { ar: 'قُبل الإرجاع', en: 'A return was approved' } }),
  'return.received': event(ofReturn, { subject, public: { ar: 'وصل المرتجع', en: 'Returned goods arrived' } }),
  'return.refunded': event(ofReturn, { subject, public: { ar: 'رُدّ مبلغ الإرجاع', en: 'A return was refunded' } }),
  'return.exchanged': event(ofReturn, { subject, public: { ar: 'استُبدل المرتجع', en: 'A return was exchanged' } }),
  'return.rejected': event(ofReturn, { subject, public: { ar: 'رُفض الإرجاع', en: 'A return was rejected' } }),
  'return.cancelled': event(ofReturn, { subject, public: { ar: 'أُلغي الإرجاع', en: 'A return was cancelled' } }),
  'return.answered': event(ofReturn, { subject }),
};
