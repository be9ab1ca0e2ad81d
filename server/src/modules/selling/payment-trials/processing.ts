import type { Processing } from '../../../manifest/index.ts';

/** Time for which trials are kept, with who made them. */
export const TRIALS_DAYS = 180;

/** Rows of this module in the register of processing. */
export const paymentTrialsProcessing: readonly Processing[] = [
  {
    name: 'payment-trials',
    title: { ar: 'تجارب طرق الدفع', en: 'Trials of payment methods' },
    purpose: {
      ar: 'التأكد من أن الدفع يعمل قبل أن يحتاجه العملاء',
      en: 'See that payments work before customers need them',
    },
    persons: ['staff'],
    data: ['payment', 'activity'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'payment_trials', days: TRIALS_DAYS, job: 'payment-trials.forget' }],
    recipients: ['payment'],
  },
];
