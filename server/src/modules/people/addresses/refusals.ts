import type { addressRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const addressRefusalTexts = {
  ar: {
    'addresses.not_found': 'هذا العنوان غير موجود',
    'addresses.too_many': 'يمكنك حفظ {maximum} عنوانًا على الأكثر',
  },
  en: {
    'addresses.not_found': 'This address does not exist',
    'addresses.too_many': 'You can keep at most {maximum} addresses',
  },
} satisfies TextsFor<keyof typeof addressRefusals>;
