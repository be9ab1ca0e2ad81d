import type { MessageStatus } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

export const tones: Record<MessageStatus, Tone> = {
  new: 'warn',
  held: 'info',
  answered: 'good',
  closed: 'plain',
  spam: 'bad',
};
