import type { ErrorCode } from '@waha/contract';
import { type RefusalParams, refuse } from './refusal.ts';

/** Why somebody may not do or see something, as they would be refused. */
export interface Denial {
  code: ErrorCode;
  params: RefusalParams;
}

/** A policy's no. Its yes is null. */
export function deny(code: ErrorCode, params: RefusalParams = {}): Denial {
  return { code, params };
}

/** Refuses what a policy denies. */
export function enforce(denial: Denial | null): void {
  if (denial) refuse(denial.code, denial.params);
}
