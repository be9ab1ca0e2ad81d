import type { paymentRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const paymentRefusalTexts = {
  ar: {
    'payments.method_not_available': 'طريقة الدفع المختارة غير متاحة لهذا الطلب',
    'payments.nothing_to_pay': 'لا يوجد مبلغ ينتظر الدفع لهذا الطلب',
    'payments.not_found': 'لم نجد عملية الدفع هذه',
    'payments.declined': 'نعتذر، لم تتم الموافقة على هذا الشراء بهذه الطريقة. اختر طريقة دفع أخرى لطلبك',
    'payments.unreachable': 'تعذّر الوصول إلى بوابة الدفع الآن. حاول بعد لحظات',
    'payments.webhook_refused': 'الإشعار غير موثّق',
  },
  en: {
    'payments.method_not_available': 'This payment method is not available for this order',
    'payments.nothing_to_pay': 'Nothing is waiting to be paid for this order',
    'payments.not_found': 'We could not find this payment',
    'payments.declined': 'Sorry, this purchase was not approved for this payment method. Please choose another one',
    'payments.unreachable': 'The payment provider cannot be reached right now. Please try again in a moment',
    'payments.webhook_refused': 'The notification is not authentic',
  },
} satisfies TextsFor<keyof typeof paymentRefusals>;
