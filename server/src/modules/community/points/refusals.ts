import type { pointRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const pointRefusalTexts = {
  ar: {
    'points.not_found': 'لا قاعدة ولا رتبة بهذا الاسم',
    'points.out_of_order': 'تبدأ الرتبة الأولى من الصفر، وكل رتبة بعدها أعلى مما قبلها',
  },
  en: {
    'points.not_found': 'There is no such rank or rule',
    'points.out_of_order': 'The first rank begins at 0, and each after the one before it',
  },
} satisfies TextsFor<keyof typeof pointRefusals>;
