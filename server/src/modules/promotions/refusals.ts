import type { promotionRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const promotionRefusalTexts = {
  ar: {
    'promotions.not_found': 'هذا العرض غير موجود أو انتهى',
  },
  en: {
    'promotions.not_found': 'This offer does not exist or has ended',
  },
} satisfies TextsFor<keyof typeof promotionRefusals>;
