import type { moderationRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const moderationRefusalTexts = {
  ar: {
    'moderation.not_found': 'لم نجد ما تشير إليه، ربما حُذف',
    'moderation.one_word': 'اكتب كلمة واحدة',
    'moderation.own': 'لا يمكنك الإبلاغ عما كتبته أنت، ويمكنك حذفه',
    'moderation.not_waiting': 'سبق البت في هذا',
  },
  en: {
    'moderation.not_found': 'What you name is not there; it may have been removed',
    'moderation.one_word': 'Write one word',
    'moderation.own': 'You cannot report what is yours; you can remove it',
    'moderation.not_waiting': 'This has been decided already',
  },
} satisfies TextsFor<keyof typeof moderationRefusals>;
