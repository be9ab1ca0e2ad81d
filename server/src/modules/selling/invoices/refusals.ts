import type { invoiceRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const invoiceRefusalTexts = {
  ar: {
    'invoices.not_issued': 'تصدر الفاتورة بعد تأكيد الطلب',
  },
  en: {
    'invoices.not_issued': 'The invoice is issued once the order is confirmed',
  },
} satisfies TextsFor<keyof typeof invoiceRefusals>;
