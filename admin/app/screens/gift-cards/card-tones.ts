import type { GiftCardInList } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

/** States of gift cards, by colour and shape. */
export const cardTones: Record<GiftCardInList['state'], Tone> = {
  usable: 'good',
  empty: 'plain',
  ended: 'warn',
  voided: 'bad',
};
