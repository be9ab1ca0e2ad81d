import type { paymentTrialRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const paymentTrialRefusalTexts = {
  ar: {
    'trials.not_found': 'لم نجد هذه التجربة',
    'trials.not_offered': 'لا تُجرَّب طريقة الدفع هذه بريال واحد، أو لم تكتمل إعداداتها',
    'trials.under_way': 'لم تنتهِ تجربتك السابقة بعد. أكملها أو ألغها، ثم ابدأ غيرها',
    'trials.too_many': 'جرّبت طريقة الدفع هذه كثيرًا اليوم. عُد إليها غدًا',
  },
  en: {
    'trials.not_found': 'We could not find this trial',
    'trials.not_offered': 'This payment method cannot be tried with one riyal, or its settings are not complete',
    'trials.under_way': 'Your trial before this one has not ended. Finish or cancel it first',
    'trials.too_many': 'You have tried this payment method many times today. Please come back tomorrow',
  },
} satisfies TextsFor<keyof typeof paymentTrialRefusals>;
