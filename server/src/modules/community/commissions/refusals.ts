import type { commissionRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const commissionRefusalTexts = {
  ar: {
    'commissions.not_found': 'لم نجد هذه العمولة، أو حذف صاحبها حسابه',
    'commissions.not_open': 'هذه العمولة صُرفت أو أُلغيت، فلا يمكن إيقافها مؤقتًا',
    'commissions.not_held': 'هذه العمولة ليست موقوفة',
    'commissions.void_already': 'أُلغيت هذه العمولة من قبل',
  },
  en: {
    'commissions.not_found': 'There is no such commission, or its affiliate has left',
    'commissions.not_open': 'This commission was posted or is void, and cannot be held',
    'commissions.not_held': 'This commission is not held',
    'commissions.void_already': 'This commission is void already',
  },
} satisfies TextsFor<keyof typeof commissionRefusals>;
