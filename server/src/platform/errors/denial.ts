import type { ErrorCode } from '@waha/contract';
import { type RefusalParams, refuse } from './refusal.ts';

/** The reason why a person may not do or see something, as its refusal. */
export interface Denial {
  code: ErrorCode;
  params: RefusalParams;
}

/** Creates a policy's denial; permission is null. */
export function deny(code: ErrorCode, params: RefusalParams = {}): Denial {
  return { code, params };
}

/** Refuses with a policy's denial, if there is one. */
export function enforce(denial: Denial | null): void {
  if (denial) refuse(denial.code, denial.params);
}
