import type { paymentTrialRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const paymentTrialRefusalTexts = {
  ar: {
    'trials.not_found': 'لم نجد هذه التجربة',
    'trials.not_offered': 'لا تُجرَّب طريقة الدفع هذه بريال واحد، أو لم تكتمل إعداداتها',
    'trials.under_way': 'لم تنتهِ تجربتك السابقة بعد. أكملها أو ألغها، ثم ابدأ غيرها',
    'trials.money_out': 'لم يعد مبلغ تجربتك السابقة بعد. أعده من هنا أو من لوحة المزوّد، ثم ابدأ غيرها',
    'trials.not_owed': 'لا يُسجَّل هذا الآن: عاد المبلغ، أو لم يتعثّر ردّه، أو يُرسَل في هذه اللحظة. انظر بعد دقيقة',
    'trials.too_many': 'جرّبت طريقة الدفع هذه كثيرًا اليوم. عُد إليها غدًا',
  },
  en: {
    'trials.not_found': 'We could not find this trial',
    'trials.not_offered': 'This payment method cannot be tried with one riyal, or its settings are not complete',
    'trials.under_way': 'Your trial before this one has not ended. Finish or cancel it first',
    'trials.money_out':
      'The money of your trial before this one is not back. Give it back here or at the provider first',
    'trials.not_owed':
      'This cannot be noted now: the money is back, its refund has not failed, or it is being sent. Look again in a minute',
    'trials.too_many': 'You have tried this payment method many times today. Please come back tomorrow',
  },
} satisfies TextsFor<keyof typeof paymentTrialRefusals>;
