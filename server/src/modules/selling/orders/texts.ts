import type { OrderStatus, ShipmentStatus } from '@waha/contract';
import { createTexts, type Language } from '../../../platform/text/index.ts';

/** Order texts: warnings of a quote and names of statuses. */
export const orderTexts = createTexts({
  ar: {
    product_gone: 'لم يعد هذا المنتج متوفرًا في المتجر',
    variant_gone: 'لم يعد هذا الخيار متوفرًا',
    variant_required: 'يرجى تحديد خيارات المنتج',
    bundle_gone: 'لم يعد هذا الطقم متوفرًا',
    promotion_ended: 'انتهى العرض، والسعر المعروض هو السعر الحالي',
    out_of_stock: 'نفدت الكمية',
    only_left:
      '{available, plural, one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقي # قطعة فقط}}',
    offer_left:
      '{available, plural, one {بقيت من العرض قطعة واحدة} two {بقيت من العرض قطعتان} few {بقيت من العرض # قطع} many {بقيت من العرض # قطعة} other {بقي من العرض # قطعة}}، والسعر المعروض هو السعر المعتاد',
    ships_later:
      '{available, plural, zero {} one {قطعة منه تُشحن} two {قطعتان منه تُشحنان} few {# قطع منه تُشحن} many {# قطعة منه تُشحن} other {# قطعة منه تُشحن}} من {day}',
    answers_missing: 'عبّئ «{field}» في صفحة المنتج ثم أضفه من جديد',
    answers_changed: 'تغيّرت حقول هذا المنتج أو لم تعد صورتك محفوظة، عبّئها من جديد في صفحته',
    rank_discount: 'خصم رتبتك {rank} {percent}%',
    group_discount: '{group}: خصم {percent}%',
    or_card: '، أو ادفع هذا الطلب بالبطاقة الآن',
    or_sign_in: '، أو سجّل الدخول بجوال أكّدته',
    nothing_to_pay: 'لا شيء للدفع',
    nothing_to_ship: 'يُسلَّم إلكترونيًا بعد الدفع',
    parcel_booked: 'سُجّلت عند شركة الشحن',
    parcel_picked_up: 'استلمتها شركة الشحن',
    parcel_in_transit: 'في الطريق',
    parcel_out_for_delivery: 'مع المندوب للتسليم',
    parcel_ready_for_pickup: 'جاهزة للاستلام من النقطة',
    parcel_delivered: 'سُلّمت',
    parcel_attempt_failed: 'لم يتم التسليم',
    parcel_returned: 'عادت إلى المتجر',
    parcel_cancelled: 'أُلغيت عند شركة الشحن',
    status_pending_payment: 'بانتظار الدفع',
    status_pending_code: 'بانتظار تأكيد الجوال',
    status_confirmed: 'تم تأكيد الطلب',
    status_processing: 'قيد التجهيز',
    status_shipped: 'تم الشحن',
    status_delivered: 'تم التوصيل',
    status_cancelled: 'ملغي',
    status_expired: 'انتهت مهلة الدفع',
    status_expired_code: 'انتهت مهلة تأكيد الجوال',
    status_return_requested: 'طلب إرجاع',
    status_returned: 'تم الإرجاع',
    status_refunded: 'تم رد المبلغ',
  },
  en: {
    product_gone: 'This product is no longer in the shop',
    variant_gone: 'This option is no longer available',
    variant_required: 'Please choose the options of this product',
    bundle_gone: 'This bundle is no longer available',
    promotion_ended: 'The offer has ended; the price shown is today’s',
    out_of_stock: 'Sold out',
    only_left: '{available, plural, one {Only one left} other {Only # left}}',
    offer_left:
      'The offer has {available, plural, one {one piece} other {# pieces}} left; the price shown is the usual one',
    ships_later: '{available, plural, one {One piece ships} other {# pieces ship}} from {day}',
    answers_missing: 'Fill “{field}” on the page of the product and add it again',
    answers_changed:
      'The fields of this product have changed, or your picture is no longer kept; fill them again on its page',
    rank_discount: 'Your {rank} rank: {percent}% off',
    group_discount: '{group}: {percent}% off',
    or_card: ', or pay this order by card now',
    or_sign_in: ', or sign in with a phone you have confirmed',
    nothing_to_pay: 'Nothing to pay',
    nothing_to_ship: 'Given online after payment',
    parcel_booked: 'Booked at the carrier',
    parcel_picked_up: 'Picked up by the carrier',
    parcel_in_transit: 'On its way',
    parcel_out_for_delivery: 'Out for delivery',
    parcel_ready_for_pickup: 'Ready to be collected',
    parcel_delivered: 'Delivered',
    parcel_attempt_failed: 'Delivery did not succeed',
    parcel_returned: 'Came back to the shop',
    parcel_cancelled: 'Cancelled at the carrier',
    status_pending_payment: 'Awaiting payment',
    status_pending_code: 'Awaiting phone confirmation',
    status_confirmed: 'Confirmed',
    status_processing: 'Being prepared',
    status_shipped: 'Shipped',
    status_delivered: 'Delivered',
    status_cancelled: 'Cancelled',
    status_expired: 'Payment time ran out',
    status_expired_code: 'Phone not confirmed in time',
    status_return_requested: 'Return requested',
    status_returned: 'Returned',
    status_refunded: 'Refunded',
  },
});

/** Name of a status: `pending_payment` of a cash order reads as waiting for the phone code. */
export function statusLabel(status: OrderStatus, method: string, language: Language): string {
  const isCash = method === 'cash_on_delivery';
  if (isCash && status === 'pending_payment') return orderTexts.say(language, 'status_pending_code');
  if (isCash && status === 'expired') return orderTexts.say(language, 'status_expired_code');
  return orderTexts.say(language, `status_${status}`);
}

/** Name of a status of a parcel at its carrier. */
export function shipmentLabel(status: ShipmentStatus, language: Language): string {
  return orderTexts.say(language, `parcel_${status}`);
}
