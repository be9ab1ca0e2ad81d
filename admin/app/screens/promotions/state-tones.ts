import type { CouponState, PromotionState } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

/** States of offers and coupons, by colour and shape. */
export const stateTones: Record<PromotionState | CouponState, Tone> = {
  running: 'good',
  upcoming: 'info',
  ended: 'plain',
  sold_out: 'warn',
  used_up: 'warn',
  off: 'bad',
};
