import type { Finding } from './finding.ts';

/** What a tool says and we leave as it is, with why. Each must still be said by the tool, or it goes. */
export interface Exception {
  tool: string;
  rule: RegExp;
  /** Of the element; any where it is left out. */
  source?: RegExp;
  why: string;
}

export const exceptions: readonly Exception[] = [];

export function exceptionFor({ tool, rule, source }: Finding): Exception | undefined {
  return exceptions.find((one) => one.tool === tool && one.rule.test(rule) && (one.source?.test(source) ?? true));
}
