import type { WithdrawalStatus } from './payouts.store.ts';

export type WithdrawalActor = 'affiliate' | 'staff';

interface WithdrawalStep {
  from: WithdrawalStatus;
  to: WithdrawalStatus;
  by: WithdrawalActor;
}

/** Every legal status change of a withdrawal; others are refused. */
export const withdrawalSteps: readonly WithdrawalStep[] = [
  { from: 'pending', to: 'cancelled', by: 'affiliate' },
  { from: 'pending', to: 'approved', by: 'staff' },
  { from: 'pending', to: 'rejected', by: 'staff' },
  // A bank may reject an approved withdrawal.
  { from: 'approved', to: 'rejected', by: 'staff' },
  { from: 'approved', to: 'paid', by: 'staff' },
];

export function nextStatuses(from: WithdrawalStatus, by: WithdrawalActor): WithdrawalStatus[] {
  return withdrawalSteps.filter((step) => step.from === from && step.by === by).map((step) => step.to);
}
