import type { Problem } from './source-files.ts';
import type { SqlTemplate } from './sql-templates.ts';

/**
 * Files that may contain SQL: stores, consistency checks, the database layer itself, tests, and the demo shop's code.
 */
const MAY_HOLD = /\.(store|invariants|test|fixture)\.ts$|^server\/src\/(checks|testing|seed|platform\/database)\//;

/** SQL outside of stores. */
export function findStraySql(templates: readonly SqlTemplate[]): Problem[] {
  return templates
    .filter(({ path }) => !MAY_HOLD.test(path))
    .map(({ path, line }) => ({ path, line, message: 'SQL outside of a store: put it into a *.store.ts' }));
}
