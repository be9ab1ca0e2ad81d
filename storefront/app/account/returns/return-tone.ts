import type { ReturnStatus } from '@waha/contract';
import type { BadgeTone } from '../../ui/badge.tsx';

const tones: Record<ReturnStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'info',
  received: 'info',
  refunded: 'positive',
  rejected: 'negative',
  cancelled: 'negative',
};

export function returnTone(status: ReturnStatus): BadgeTone {
  return tones[status];
}
