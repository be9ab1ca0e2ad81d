import type { catalogRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const catalogRefusalTexts = {
  ar: {
    'catalog.product_not_found': 'هذا المنتج غير موجود',
    'catalog.category_not_found': 'هذا التصنيف غير موجود',
    'catalog.bundle_not_found': 'هذه الباقة غير موجودة',
    'catalog.variant_not_found': 'هذا الخيار ليس من خيارات المنتج',
    'catalog.category_in_itself': 'لا يمكن وضع التصنيف داخل نفسه أو داخل ما تحته',
  },
  en: {
    'catalog.product_not_found': 'This product does not exist',
    'catalog.category_not_found': 'This category does not exist',
    'catalog.bundle_not_found': 'This bundle does not exist',
    'catalog.variant_not_found': 'This is no variant of the product',
    'catalog.category_in_itself': 'A category cannot be put into itself, or into what is below it',
  },
} satisfies TextsFor<keyof typeof catalogRefusals>;
