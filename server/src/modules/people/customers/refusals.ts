import type { customerRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const customerRefusalTexts = {
  ar: {
    'customers.not_found': 'لا يوجد عميل بهذه البيانات، ربما حذف حسابه',
    'customers.note_not_found': 'هذه الملاحظة غير موجودة، ربما حذفها غيرك',
    'customers.note_of_another': 'كتب هذه الملاحظة موظف آخر. يحذفها هو أو المدير',
    'customers.notes_full': 'لهذا العميل ملاحظات كثيرة. احذف ما لم تعد له حاجة أولًا',
    'customers.credit_short': 'رصيد العميل المتاح {available} ر.س، وهو أقل من هذا المبلغ',
  },
  en: {
    'customers.not_found': 'There is no such customer; the account may have been deleted',
    'customers.note_not_found': 'This note does not exist; somebody may have deleted it',
    'customers.note_of_another': 'Somebody else wrote this note. They or a manager can delete it',
    'customers.notes_full': 'This customer has many notes. Delete what is no longer needed first',
    'customers.credit_short': 'The customer can spend {available} SAR, which is less than this amount',
  },
} satisfies TextsFor<keyof typeof customerRefusals>;
