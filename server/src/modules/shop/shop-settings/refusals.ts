import type { shopSettingsRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const shopSettingsRefusalTexts = {
  ar: {
    'shop_settings.city_unknown': 'إحدى المدن المختارة لم تعد في القائمة. حدّث الصفحة واختر من جديد',
  },
  en: {
    'shop_settings.city_unknown': 'One of the chosen cities is no longer in the list. Reload the page and choose again',
  },
} satisfies TextsFor<keyof typeof shopSettingsRefusals>;
