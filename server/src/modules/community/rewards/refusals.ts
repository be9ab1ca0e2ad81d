import type { rewardRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const rewardRefusalTexts = {
  ar: {
    'rewards.not_found': 'لم نجد هذه المكافأة، ربما لم تعد معروضة',
    'rewards.gone': 'نفدت هذه المكافأة، اختر غيرها',
    'rewards.limit_reached': 'حصلت على هذه المكافأة بقدر ما يُسمح به للعضو',
    'rewards.points_short': 'نقاطك لا تكفي لهذه المكافأة بعد',
    'rewards.product_gone': 'منتج هذه المكافأة لم يعد معروضًا',
    'rewards.stock_below_redeemed': 'استُبدل من هذه المكافأة أكثر من هذا العدد',
  },
  en: {
    'rewards.not_found': 'There is no such reward; it may be offered no more',
    'rewards.gone': 'This reward is used up; choose another',
    'rewards.limit_reached': 'You have had this reward as often as one member may',
    'rewards.points_short': 'You have too few points for this reward yet',
    'rewards.product_gone': 'The product of this reward is not sold any more',
    'rewards.stock_below_redeemed': 'More of this reward than that have been redeemed',
  },
} satisfies TextsFor<keyof typeof rewardRefusals>;
