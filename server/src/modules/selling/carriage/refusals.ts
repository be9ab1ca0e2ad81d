import type { carriageRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const carriageRefusalTexts = {
  ar: {
    'carriage.not_found': 'لا حجز شحن بهذا الرقم',
    'carriage.carrier_off': 'شركة الشحن هذه غير مربوطة بالمتجر. اربطها من الإضافات',
    'carriage.no_cash': 'لا تحصّل {carrier} المبالغ عند التسليم، وهذا الطلب يُدفع عند الاستلام',
    'carriage.being_booked': 'شحنة من هذا الطلب تُحجز الآن. انتظر حتى تنتهي أو اتركها أولًا',
    'carriage.not_open': 'لم يعد هذا الحجز مفتوحًا',
    'carriage.under_way': 'تُسأل شركة الشحن عن هذه الشحنة الآن. أعد المحاولة بعد دقيقة',
    'carriage.no_label': 'لا ملصق لهذه الشحنة',
    'carriage.label_unreachable': 'لم تعطنا شركة الشحن الملصق الآن. أعد المحاولة بعد قليل',
    'carriage.label_unreadable': 'لم نستطع قراءة ملصق هذه الشحنة. نزّله من موقع شركة الشحن',
    'carriage.no_returns': 'لا ترجع شركة الشحن هذه شيئًا من المشترين بالربط',
    'carriage.return_not_approved': 'يُطلب الملصق لمرتجع قُبل ولم يصل بعد',
    'carriage.return_label_there': 'لهذا المرتجع ملصق',
    'carriage.no_pickups': 'لا تُطلب زيارة المندوب من شركة الشحن هذه بالربط',
    'carriage.pickup_not_found': 'لا زيارة بهذا الرقم',
    'carriage.pickup_day': 'اختر يومًا من اليوم إلى {days} يومًا بعده',
    'carriage.pickup_over': 'لم تعد هذه الزيارة منتظرة',
    'carriage.webhook_refused': 'لم يثبت أن هذا الإشعار من شركة الشحن',
  },
  en: {
    'carriage.not_found': 'There is no such booking',
    'carriage.carrier_off': 'This carrier is not set up. Set it up under Extensions',
    'carriage.no_cash': '{carrier} collects no money at the door, and this order is paid there',
    'carriage.being_booked': 'A parcel of this order is being booked. Wait until it is done, or give it up first',
    'carriage.not_open': 'This booking is not open any more',
    'carriage.under_way': 'The carrier is being asked for this parcel. Try again in a minute',
    'carriage.no_label': 'This parcel has no label',
    'carriage.label_unreachable': 'The carrier did not give the label just now. Try again in a moment',
    'carriage.label_unreadable': 'The label of this parcel cannot be read. Get it from the site of the carrier',
    'carriage.no_returns': 'This carrier brings nothing back from buyers',
    'carriage.return_not_approved': 'A label is made for a return that is approved and has not arrived',
    'carriage.return_label_there': 'This return has a label',
    'carriage.no_pickups': 'The courier of this carrier cannot be asked to come',
    'carriage.pickup_not_found': 'There is no such pick-up',
    'carriage.pickup_day': 'Choose a day between today and {days} days from now',
    'carriage.pickup_over': 'This pick-up is not awaited any more',
    'carriage.webhook_refused': 'Nothing proves that this notification comes from the carrier',
  },
} satisfies TextsFor<keyof typeof carriageRefusals>;
