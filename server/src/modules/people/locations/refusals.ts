import type { locationRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const locationRefusalTexts = {
  ar: {
    'locations.city_not_found': 'هذه المدينة غير موجودة',
  },
  en: {
    'locations.city_not_found': 'This city does not exist',
  },
} satisfies TextsFor<keyof typeof locationRefusals>;
