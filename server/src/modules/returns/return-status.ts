import type { ReturnStatus } from '@waha/contract';

export const returnActors = ['customer', 'staff'] as const;
export type ReturnActor = (typeof returnActors)[number];

interface ReturnStep {
  from: ReturnStatus;
  to: ReturnStatus;
  by: ReturnActor;
}

/** Every legal step of a return; whatever is not here is refused. */
export const returnSteps: readonly ReturnStep[] = [
  { from: 'requested', to: 'approved', by: 'staff' },
  { from: 'requested', to: 'rejected', by: 'staff' },
  { from: 'requested', to: 'cancelled', by: 'customer' },
  { from: 'approved', to: 'received', by: 'staff' },
  // What came is not what was sold, or nothing came at all.
  { from: 'approved', to: 'rejected', by: 'staff' },
  { from: 'received', to: 'refunded', by: 'staff' },
];

/** Returns that came to nothing: their pieces may be asked for again. */
export const DEAD: readonly ReturnStatus[] = ['rejected', 'cancelled'];

export function mayStep(from: ReturnStatus, to: ReturnStatus, by: ReturnActor): boolean {
  return returnSteps.some((step) => step.from === from && step.to === to && step.by === by);
}

/** What an actor may do with a return next. */
export function nextStatuses(from: ReturnStatus, by: ReturnActor): ReturnStatus[] {
  return returnSteps.filter((step) => step.from === from && step.by === by).map((step) => step.to);
}
