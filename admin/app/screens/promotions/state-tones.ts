import type { CouponState, PromotionState } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

/** How offers and coupons stand, by colour and shape. */
export const stateTones: Record<PromotionState | CouponState, Tone> = {
  running: 'good',
  upcoming: 'info',
  ended: 'plain',
  sold_out: 'warn',
  used_up: 'warn',
  off: 'bad',
};
