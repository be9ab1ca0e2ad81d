import type { moneyActRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const moneyActRefusalTexts = {
  ar: {
    'money_acts.approval_needed': 'هذا المبلغ فوق سقفك: بقي لك {most} ر.س. اطلب موافقة مدير أو مالك عليه',
    'money_acts.own_account': 'هذا الحساب أو الطلب لك. يجريه موظف غيرك',
  },
  en: {
    'money_acts.approval_needed':
      'This is above your ceiling: {most} SAR are left to you. Ask a manager or the owner to approve it',
    'money_acts.own_account': 'This account or order is your own. Somebody else on the staff has to do it',
  },
} satisfies TextsFor<keyof typeof moneyActRefusals>;
