import type { savedCardRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const savedCardRefusalTexts = {
  ar: {
    'cards.not_found': 'لم نجد هذه البطاقة بين بطاقاتك المحفوظة. اختر بطاقة أخرى',
    'cards.too_many': 'لديك أكبر عدد من البطاقات المحفوظة. احذف بطاقة من إعدادات حسابك لتحفظ غيرها',
  },
  en: {
    'cards.not_found': 'This card is not among your saved cards. Please choose another one',
    'cards.too_many':
      'You have as many saved cards as are kept. Delete one in the settings of your account to save another',
  },
} satisfies TextsFor<keyof typeof savedCardRefusals>;
