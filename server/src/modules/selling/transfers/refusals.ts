import type { transferRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const transferRefusalTexts = {
  ar: {
    'transfers.not_awaited': 'لا ينتظر هذا الطلب تحويلًا بنكيًا',
    'transfers.not_by_transfer': 'هذا الطلب لا يُدفع بتحويل بنكي',
    'transfers.too_many_receipts': 'وصلتنا إيصالات كافية لهذا الطلب، ونحن نراجعها',
    'transfers.reference_used': 'سُجّل هذا التحويل من قبل',
    'transfers.not_found': 'لم نجد هذا التحويل',
    'transfers.not_owed': 'هذا التحويل لا يُعاد، أو أُعيد من قبل',
  },
  en: {
    'transfers.not_awaited': 'This order is not waiting for a bank transfer',
    'transfers.not_by_transfer': 'This order is not paid by bank transfer',
    'transfers.too_many_receipts': 'We have enough receipts for this order and are looking at them',
    'transfers.reference_used': 'This transfer was entered before',
    'transfers.not_found': 'We could not find this transfer',
    'transfers.not_owed': 'This transfer need not go back, or has already',
  },
} satisfies TextsFor<keyof typeof transferRefusals>;
