import type { ConversionVerdict } from './ports/conversion.ts';

/**
 * Throws where a service may take the same event later: it is busy, failed, or answered something else. A refusal is given back by
 * its status alone: texts of answers may repeat what was sent.
 */
export function refusalOf(status: number): ConversionVerdict | undefined {
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return { refused: `status ${status}` };
  if (status < 200 || status > 299) throw new Error(`the service answered with status ${status}`);
  return undefined;
}

/** Riyals of an amount in halalas. */
export const riyalsOf = (halalas: number): number => halalas / 100;
