import type { promotionRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const promotionRefusalTexts = {
  ar: {
    'promotions.not_found': 'هذا العرض غير موجود أو انتهى',
    'promotions.cap_fixed': 'لا يصبح العرض محدود الكمية أو مفتوحًا بعد إنشائه، أنشئ عرضًا آخر',
    'promotions.cap_below_sold': 'بيع من هذا العرض أكثر من ذلك: {sold}',
  },
  en: {
    'promotions.not_found': 'This offer does not exist or has ended',
    'promotions.cap_fixed': 'An offer does not get a cap or lose it later. Make another one',
    'promotions.cap_below_sold': 'More than that was sold of this offer already: {sold}',
  },
} satisfies TextsFor<keyof typeof promotionRefusals>;
