import type { Finding } from './finding.ts';

/** An accepted finding with the reason. Its tool must still report it; otherwise the exception is removed. */
export interface Exception {
  tool: string;
  rule: RegExp;
  /** The element's source; any where omitted. */
  source?: RegExp;
  why: string;
}

export const exceptions: readonly Exception[] = [
  {
    tool: 'Nu',
    rule: /^CSS: .*doesn't exist/,
    source: /view-transition-name/,
    why: 'CSS View Transitions Level 1 is a standard that every engine draws; the checker does not know it yet.',
  },
  {
    tool: 'Nu',
    rule: /^Article lacks heading/,
    why: 'A review is named by its author (aria-labelledby); a heading for each would fill the outline of the page.',
  },
  {
    tool: 'IBM',
    rule: /^a_text_purpose$/,
    source: /[?&]stars=\d#reviews/,
    why: 'The checker does not read texts inside a closed details element; opened, each link says how many reviews gave so many stars.',
  },
  {
    tool: 'IBM',
    rule: /^text_contrast_sufficient$/,
    source: /class="btn bg-brand/,
    why: 'The checker does not read oklch() and takes the ground behind the button; axe, which reads it, finds no fault (13 to 1).',
  },
  {
    tool: 'HTMLCS',
    rule: /H32\.2$/,
    why: 'A list is sorted as its choice changes, and without scripts a button stands there (noscript); a search of one field is sent by Enter.',
  },
];

export function exceptionFor({ tool, rule, source }: Finding): Exception | undefined {
  return exceptions.find((one) => one.tool === tool && one.rule.test(rule) && (one.source?.test(source) ?? true));
}
