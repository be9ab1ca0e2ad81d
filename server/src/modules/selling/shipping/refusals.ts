import type { shippingRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const shippingRefusalTexts = {
  ar: {
    'shipping.city_not_served': 'لا نوصل حاليًا إلى {city}',
    'shipping.method_not_available': 'طريقة الشحن المختارة غير متاحة لهذه المدينة',
    'shipping.method_not_found': 'طريقة الشحن هذه غير موجودة',
    'shipping.point_closed': 'نقطة الاستلام هذه لم تعد متاحة. اختر نقطة أخرى، وبقية بياناتك كما هي',
    'shipping.point_no_cash': 'هذه النقطة لا تقبل الدفع عند الاستلام. اختر نقطة تقبله أو طريقة دفع أخرى',
    'shipping.zone_not_found': 'منطقة التوصيل هذه غير موجودة، ربما حذفها غيرك',
    'shipping.zones_full': 'بلغت مناطق التوصيل حدها الأعلى. احذف منطقة أو أضف المدن إلى منطقة موجودة',
    'shipping.place_unknown': 'إحدى المناطق أو المدن المختارة لم تعد في القائمة. حدّث الصفحة واختر من جديد',
    'shipping.place_taken': '{place} ضمن منطقة التوصيل «{zone}». أزلها منها أولًا',
  },
  en: {
    'shipping.city_not_served': 'We do not deliver to {city} yet',
    'shipping.method_not_available': 'This shipping method is not available for the chosen city',
    'shipping.method_not_found': 'There is no such way to deliver',
    'shipping.point_closed': 'This pick-up point is no longer open. Choose another one; all else stays as it is',
    'shipping.point_no_cash': 'This point takes no cash. Choose one that does, or another way to pay',
    'shipping.zone_not_found': 'There is no such zone; somebody may have removed it',
    'shipping.zones_full': 'There are as many zones as there may be. Remove one, or add the cities to another one',
    'shipping.place_unknown': 'One of the chosen places is no longer in the list. Reload the page and choose again',
    'shipping.place_taken': '{place} is in the zone “{zone}”. Take it out there first',
  },
} satisfies TextsFor<keyof typeof shippingRefusals>;
