import type { Facts } from './facts.ts';

/** A rule of the authority's or of EN 16931 by its number. An error rejects a document; a warning is told and accepted. */
export interface Rule {
  readonly rule: string;
  readonly level: 'error' | 'warning';
  readonly says: string;
  readonly holds: (facts: Facts) => boolean;
}

export const error = (rule: string, says: string, holds: Rule['holds']): Rule => ({
  rule,
  level: 'error',
  says,
  holds,
});
export const warning = (rule: string, says: string, holds: Rule['holds']): Rule => ({
  ...{ rule, level: 'warning', says, holds },
});
