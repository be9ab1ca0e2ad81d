import { isReadOnly, isReadTimeout, isUnavailable } from './database-errors.ts';

/** Statements that change nothing; `with` may begin one that does. */
const READS = /^\s*select\b/i;

const lost = new WeakSet<Error>();

/** Notes the error of a statement outside a transaction, or of a commit, that was sent and whose answer was lost. */
export function noteLostWrite(error: unknown, text: string): void {
  if (!(error instanceof Error) || READS.test(text) || isReadOnly(error)) return;
  if (isUnavailable(error) || isReadTimeout(error)) lost.add(error);
}

/** True where an error, or what caused it, leaves open whether something was written. */
export function mayHaveWritten(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (lost.has(one)) return true;
  return false;
}
