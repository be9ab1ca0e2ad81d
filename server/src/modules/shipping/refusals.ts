import type { shippingRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const shippingRefusalTexts = {
  ar: {
    'shipping.city_not_served': 'لا نوصل حاليًا إلى {city}',
    'shipping.method_not_available': 'طريقة الشحن المختارة غير متاحة لهذه المدينة',
  },
  en: {
    'shipping.city_not_served': 'We do not deliver to {city} yet',
    'shipping.method_not_available': 'This shipping method is not available for the chosen city',
  },
} satisfies TextsFor<keyof typeof shippingRefusals>;
