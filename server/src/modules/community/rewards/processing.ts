import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const rewardsProcessing: readonly Processing[] = [
  {
    name: 'redemptions',
    title: { ar: 'استبدال النقاط', en: 'Redeemed points' },
    purpose: { ar: 'إعطاء المكافأة المختارة', en: 'Give the reward that was chosen' },
    persons: ['customers'],
    data: ['balance'],
    basis: 'contract',
    from: 'person',
    retention: [{ table: 'reward_redemptions', until: 'account' }],
  },
];
