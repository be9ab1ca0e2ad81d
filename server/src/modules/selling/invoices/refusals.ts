import type { invoiceRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const invoiceRefusalTexts = {
  ar: {
    'invoices.not_issued': 'تصدر الفاتورة بعد تأكيد الطلب',
    'invoices.delayed': 'تتأخر الفاتورة قليلًا، والمتجر على علم بذلك. عُد إلى هذه الصفحة لاحقًا',
    'invoices.being_cleared': 'الفاتورة الضريبية بانتظار اعتماد هيئة الزكاة والضريبة، وتظهر هنا بعد اعتمادها',
    'invoices.nothing_rejected': 'ليس لهذا الطلب مستند ضريبي مرفوض',
    'invoices.already_issued':
      'صدرت فاتورة هذا الطلب ولا تتغير. ألغِ الطلب أو ردّه فيصدر إشعار دائن، ثم أنشئ طلبًا باسم المنشأة',
  },
  en: {
    'invoices.not_issued': 'The invoice is issued once the order is confirmed',
    'invoices.delayed': 'The invoice is delayed, and the shop knows. Come back to this page later',
    'invoices.being_cleared': 'The tax invoice waits for clearance by the tax authority and is shown here after it',
    'invoices.nothing_rejected': 'No tax document of this order was rejected',
    'invoices.already_issued':
      'The invoice of this order is issued and never changes. Cancel or return the order, which issues a credit note, and place another for the company',
  },
} satisfies TextsFor<keyof typeof invoiceRefusals>;
