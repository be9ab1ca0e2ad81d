import type { newsletterRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const newsletterRefusalTexts = {
  ar: {
    'newsletter.link_invalid': 'انتهت صلاحية هذا الرابط أو استُخدم من قبل، اطلب رابطًا جديدًا',
  },
  en: {
    'newsletter.link_invalid': 'This link has expired or was used before; please ask for a new one',
  },
} satisfies TextsFor<keyof typeof newsletterRefusals>;
