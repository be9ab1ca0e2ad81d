import type { catalogRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const catalogRefusalTexts = {
  ar: {
    'catalog.product_not_found': 'هذا المنتج غير موجود',
    'catalog.category_not_found': 'هذا التصنيف غير موجود',
    'catalog.bundle_not_found': 'هذه الباقة غير موجودة',
  },
  en: {
    'catalog.product_not_found': 'This product does not exist',
    'catalog.category_not_found': 'This category does not exist',
    'catalog.bundle_not_found': 'This bundle does not exist',
  },
} satisfies TextsFor<keyof typeof catalogRefusals>;
