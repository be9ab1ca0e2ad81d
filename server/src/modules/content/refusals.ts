import type { contentRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const contentRefusalTexts = {
  ar: {
    'content.page_not_found': 'هذه الصفحة غير موجودة',
  },
  en: {
    'content.page_not_found': 'This page does not exist',
  },
} satisfies TextsFor<keyof typeof contentRefusals>;
