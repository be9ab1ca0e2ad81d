import type { restockRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const restockRefusalTexts = {
  ar: {
    'restock.variant_unknown': 'هذا الخيار لا يتبع هذا المنتج',
    'restock.in_stock': 'هذا المنتج متوفر الآن، يمكنك طلبه مباشرة',
  },
  en: {
    'restock.variant_unknown': 'This option is not one of this product’s',
    'restock.in_stock': 'It is in stock now: you can order it right away',
  },
} satisfies TextsFor<keyof typeof restockRefusals>;
