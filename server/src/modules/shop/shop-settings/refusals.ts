import type { shopSettingsRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const shopSettingsRefusalTexts = {
  ar: {
    'shop_settings.city_unknown': 'إحدى المدن المختارة لم تعد في القائمة. حدّث الصفحة واختر من جديد',
    'shop_settings.colours_faint': 'لا يُقرأ النص بوضوح بهذه الألوان. أقرب ما يصلح: الأساسي {primary} والمميز {accent}',
  },
  en: {
    'shop_settings.city_unknown': 'One of the chosen cities is no longer in the list. Reload the page and choose again',
    'shop_settings.colours_faint':
      'Text cannot be read well in these colours. The nearest that can: primary {primary}, accent {accent}',
  },
} satisfies TextsFor<keyof typeof shopSettingsRefusals>;
