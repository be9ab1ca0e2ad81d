import type { invoiceRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const invoiceRefusalTexts = {
  ar: {
    'invoices.not_issued': 'تصدر الفاتورة بعد تأكيد الطلب',
  },
  en: {
    'invoices.not_issued': 'The invoice is issued once the order is confirmed',
  },
} satisfies TextsFor<keyof typeof invoiceRefusals>;
