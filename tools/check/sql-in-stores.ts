import type { Problem } from './source-files.ts';
import type { SqlTemplate } from './sql-templates.ts';

/** Stores; what checks the books, which is SQL by nature; the layer itself; and what tests and the demo shop are made of. */
const MAY_HOLD = /\.(store|invariants|test|fixture)\.ts$|^server\/src\/(checks|testing|seed|platform\/database)\//;

/** SQL outside of stores. */
export function findStraySql(templates: readonly SqlTemplate[]): Problem[] {
  return templates
    .filter(({ path }) => !MAY_HOLD.test(path))
    .map(({ path, line }) => ({ path, line, message: 'SQL outside of a store: put it into a *.store.ts' }));
}
