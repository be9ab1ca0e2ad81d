import type { reviewRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const reviewRefusalTexts = {
  ar: {
    'reviews.not_found': 'لم نجد هذا الرأي',
    'reviews.not_bought': 'يمكنك كتابة رأيك في منتج اشتريته من هنا ووصلك',
    'reviews.already_written': 'سبق أن كتبت رأيك في هذا المنتج، يمكنك تعديله',
    'reviews.own': 'لا يمكنك التصويت لرأيك',
    'reviews.transition_not_allowed': 'تغيّرت حالة هذا الرأي، حدّث الصفحة ثم أعد المحاولة',
  },
  en: {
    'reviews.not_found': 'There is no such review',
    'reviews.not_bought': 'You can review what you bought here once it has been delivered',
    'reviews.already_written': 'You have reviewed this product already; you can change your review',
    'reviews.own': 'You cannot vote for your own review',
    'reviews.transition_not_allowed': 'This review has changed meanwhile; reload and try again',
  },
} satisfies TextsFor<keyof typeof reviewRefusals>;
