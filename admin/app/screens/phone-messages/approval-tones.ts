import type { ApprovalState } from '@waha/contract/vocabulary';
import type { Tone } from '../../ui/parts.tsx';

export const approvalTones: Readonly<Record<ApprovalState, Tone>> = {
  missing: 'warn',
  pending: 'info',
  approved: 'good',
  rejected: 'bad',
  paused: 'bad',
  different: 'warn',
};

const SUBMITTED: readonly ApprovalState[] = ['missing', 'rejected', 'different'];

/** Whether a text in this state is submitted, or submitted again. */
export const canBeSubmitted = (state: ApprovalState) => SUBMITTED.includes(state);
