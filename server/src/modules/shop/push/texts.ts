import { createTexts } from '../../../platform/text/index.ts';

/** Titles and texts of notifications: nothing that a lock screen should not show to others. */
export const pushTexts = createTexts({
  ar: {
    confirmed: 'تأكد طلبك وبدأنا العمل عليه',
    items_changed: 'عُدّلت أصناف طلبك',
    given: 'منتجاتك الرقمية جاهزة',
    part_shipped: 'جزء من طلبك في الطريق إليك',
    shipped: 'طلبك في الطريق إليك',
    delivered: 'وصل طلبك، نتمنى أن يعجبك',
    cancelled: 'أُلغي طلبك',
    expired: 'انتهت مهلة طلبك فأُلغي الحجز',
    order: 'الطلب {number}',
    new_order: 'طلب جديد',
    community: 'جديد في المجتمع',
    community_decision: 'لديك خبر جديد في المجتمع',
  },
  en: {
    confirmed: 'Your order is confirmed',
    items_changed: 'Items of your order were edited',
    given: 'Your digital goods are ready',
    part_shipped: 'A part of your order is on its way',
    shipped: 'Your order is on its way',
    delivered: 'Your order has arrived',
    cancelled: 'Your order is cancelled',
    expired: 'The time of your order ran out, the goods were released',
    order: 'Order {number}',
    new_order: 'New order',
    community: 'News of the community',
    community_decision: 'There is news for you in the community',
  },
});
