import type { DataRequestStatus, DataRequestStep } from '@waha/contract';
import { type Denial, deny } from '../../../platform/errors/index.ts';

const open: readonly DataRequestStatus[] = ['received', 'proved', 'working'];

/** The states from which staff may take a step. The order is that of the law: nothing is handed over before proof. */
const from: Readonly<Partial<Record<DataRequestStep, readonly DataRequestStatus[]>>> = {
  proved: ['received'],
  assigned: open,
  started: ['proved'],
  extended: open,
  noted: [...open, 'done', 'refused'],
  // Again too: a link may be lost, or over before it was opened.
  handed_over: ['proved', 'working', 'done'],
  erased: ['proved', 'working'],
  done: ['proved', 'working'],
  refused: open,
};

/** Whether a request in this state allows a step: the term may be extended once. */
export function mayStep(
  request: { status: DataRequestStatus; isExtended: boolean },
  step: DataRequestStep,
): Denial | null {
  if (step === 'extended' && request.isExtended) return deny('privacy.step_impossible');
  return from[step]?.includes(request.status) ? null : deny('privacy.step_impossible');
}

/** The state after a step; a step that is not named leaves it as it is. */
export const statusAfter: Readonly<Partial<Record<DataRequestStep, DataRequestStatus>>> = {
  proved: 'proved',
  started: 'working',
  handed_over: 'done',
  erased: 'done',
  done: 'done',
  refused: 'refused',
};
