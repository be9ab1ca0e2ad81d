import type { ReturnOutcome, ReturnStatus } from '@waha/contract';

export const returnActors = ['customer', 'staff'] as const;
export type ReturnActor = (typeof returnActors)[number];

interface ReturnStep {
  from: ReturnStatus;
  to: ReturnStatus;
  by: ReturnActor;
  /** Only of returns that were asked for as this. */
  of?: ReturnOutcome;
}

/** What decides on the steps of a return. */
interface Standing {
  status: ReturnStatus;
  refund_to: ReturnOutcome;
}

/** Every legal step of a return; whatever is not here is refused. */
export const returnSteps: readonly ReturnStep[] = [
  { from: 'requested', to: 'approved', by: 'staff' },
  { from: 'requested', to: 'rejected', by: 'staff' },
  { from: 'requested', to: 'cancelled', by: 'customer' },
  { from: 'approved', to: 'received', by: 'staff' },
  // What came is not what was sold, or nothing came at all.
  { from: 'approved', to: 'rejected', by: 'staff' },
  { from: 'received', to: 'exchanged', by: 'staff', of: 'exchange' },
  // Of an exchange, too: what was kept for it may be broken by then.
  { from: 'received', to: 'refunded', by: 'staff' },
];

/** Returns whose pieces are with their buyer: they came to nothing, or brought others instead. These may be asked for again. */
export const AT_HOME_AGAIN: readonly ReturnStatus[] = ['rejected', 'cancelled', 'exchanged'];

/** Whether nothing more becomes of a return. */
export function isEnded({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'refunded' || AT_HOME_AGAIN.includes(status);
}

export function mayStep(from: Standing, to: ReturnStatus, by: ReturnActor): boolean {
  return nextStatuses(from, by).includes(to);
}

/** What an actor may do with a return next. */
export function nextStatuses({ status, refund_to }: Standing, by: ReturnActor): ReturnStatus[] {
  return returnSteps
    .filter((step) => step.from === status && step.by === by && (step.of ?? refund_to) === refund_to)
    .map((step) => step.to);
}
