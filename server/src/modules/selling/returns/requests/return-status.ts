import type { ReturnOutcome, ReturnStatus } from '@waha/contract';

export const returnActors = ['customer', 'staff'] as const;
export type ReturnActor = (typeof returnActors)[number];

interface ReturnStep {
  from: ReturnStatus;
  to: ReturnStatus;
  by: ReturnActor;
  /** Only for returns of this kind. */
  of?: ReturnOutcome;
}

/** The fields that determine the possible steps of a return. */
interface Standing {
  status: ReturnStatus;
  refund_to: ReturnOutcome;
}

/** Every permitted step of a return; all others are refused. */
export const returnSteps: readonly ReturnStep[] = [
  { from: 'requested', to: 'approved', by: 'staff' },
  { from: 'requested', to: 'rejected', by: 'staff' },
  { from: 'requested', to: 'cancelled', by: 'customer' },
  { from: 'approved', to: 'received', by: 'staff' },
  // The parcel contained something else, or never arrived.
  { from: 'approved', to: 'rejected', by: 'staff' },
  { from: 'received', to: 'exchanged', by: 'staff', of: 'exchange' },
  // Applies to an exchange too: its reserved replacement may be damaged.
  { from: 'received', to: 'refunded', by: 'staff' },
];

/**
 * Statuses in which the pieces are with the buyer: rejected, withdrawn or exchanged returns. Their pieces may be
 * returned again.
 */
export const AT_HOME_AGAIN: readonly ReturnStatus[] = ['rejected', 'cancelled', 'exchanged'];

/** True if the return is closed. */
export function isEnded({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'refunded' || AT_HOME_AGAIN.includes(status);
}

export function mayStep(from: Standing, to: ReturnStatus, by: ReturnActor): boolean {
  return nextStatuses(from, by).includes(to);
}

/** Statuses an actor may move a return to. */
export function nextStatuses({ status, refund_to }: Standing, by: ReturnActor): ReturnStatus[] {
  return returnSteps
    .filter((step) => step.from === status && step.by === by && (step.of ?? refund_to) === refund_to)
    .map((step) => step.to);
}
