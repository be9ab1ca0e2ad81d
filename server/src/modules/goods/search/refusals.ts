import type { searchRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const searchRefusalTexts = {
  ar: {
    'search.group_not_found': 'لم نجد هذه المرادفات، ربما حُذفت',
    'search.words_not_found': 'لم يعد أحد يبحث عن هذا',
    'search.too_many_groups': 'بلغت المرادفات أقصى عدد. احذف منها ما لا يُستعمل أولًا',
  },
  en: {
    'search.group_not_found': 'These synonyms are not there; they may have been removed',
    'search.words_not_found': 'Nobody searches for this any more',
    'search.too_many_groups': 'There are as many synonyms as there can be. Remove some that are not used first',
  },
} satisfies TextsFor<keyof typeof searchRefusals>;
