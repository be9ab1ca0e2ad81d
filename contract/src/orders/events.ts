import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofOrder = z.object({ orderId: z.uuid() });
/** Names the protocol of machines by which an order was sold. */
const ofPlaced = ofOrder.extend({ channel: z.string().max(40).optional() });
const ofShipment = z.object({ orderId: z.uuid(), shipmentId: z.uuid() });
const subject = 'orderId';

/** Events of orders. `order.<status>` follows each change of status, unless staff take a step back. */
export const orderEvents = {
  'order.placed': event(ofPlaced, { subject, public: { ar: 'طلب جديد', en: 'An order was placed' } }),
  'order.confirmed': event(ofOrder, { subject, public: { ar: 'تأكد الطلب', en: 'An order was confirmed' } }),
  'order.processing': event(ofOrder, { subject, public: { ar: 'بدأ تجهيز الطلب', en: 'An order is being packed' } }),
  'order.given': event(ofOrder, { subject, public: { ar: 'سُلّمت المنتجات الرقمية', en: 'Digital goods were given' } }),
  'order.part_shipped': event(ofShipment, {
    subject,
    public: { ar: 'شُحن جزء من الطلب', en: 'A part of an order was shipped' },
  }),
  'order.shipped': event(ofOrder, { subject, public: { ar: 'شُحن الطلب', en: 'An order was shipped' } }),
  'order.delivered': event(ofOrder, { subject, public: { ar: 'وصل الطلب', en: 'An order was delivered' } }),
  'order.cancelled': event(ofOrder, { subject, public: { ar: 'أُلغي الطلب', en: 'An order was cancelled' } }),
  'order.expired': event(ofOrder, {
    subject,
    public: { ar: 'انتهت مهلة دفع الطلب', en: 'An order was not paid in time' },
  }),
  'order.items_changed': event(ofOrder, {
    subject,
    public: { ar: 'عُدّلت أصناف الطلب', en: 'Items of an order were edited' },
  }),
  'order.return_requested': event(ofOrder, { subject }),
  'order.returned': event(ofOrder, { subject }),
  'order.refunded': event(ofOrder, { subject, public: { ar: 'رُدّ مبلغ الطلب', en: 'An order was refunded' } }),
  /** An account now owns an order that was placed without it. */
  'order.claimed': event(ofOrder, { subject }),
  'order.phone_code_requested': event(ofOrder, { subject }),
};
