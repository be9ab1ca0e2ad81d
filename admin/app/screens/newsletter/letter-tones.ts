import type { LetterStatus } from '@waha/contract/types';
import type { Tone } from '../../ui/parts.tsx';

export const letterTones: Record<LetterStatus, Tone> = {
  draft: 'plain',
  sending: 'info',
  stopped: 'warn',
  sent: 'good',
};
