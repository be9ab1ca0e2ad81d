import { createHash } from 'node:crypto';
import { isTuned } from '../../tuning/index.ts';
import { PLANNED_FOR_VALUES } from '../planned-for-values.ts';

/**
 * The number of uses from which a text is named: SQL that is composed only once never fills the servers' plan caches.
 */
const USES_BEFORE_NAMING = 2;

/** Plans live as long as their connection, so names are bounded: 300 plans of about 30 kB are 9 MB a backend. */
const NAMED_LIMIT = 300;

const CANDIDATE_LIMIT = 2_000;

/** Commands sent as simple queries: one message each, without a plan. */
const TRANSACTION_COMMAND = /^(begin|start|commit|rollback|savepoint|release)\b/;

export type StatementNames = {
  /** The prepared-statement name of `sql`, or undefined when it is to be sent unnamed. */
  nameOf(sql: string): string | undefined;
  readonly named: number;
};

/** Decides which SQL texts become named prepared statements. The name is a hash of the text, the same in every process. */
export function createStatementNames(limits = { named: NAMED_LIMIT, candidates: CANDIDATE_LIMIT }): StatementNames {
  const names = new Map<string, string>();
  const candidates = new Map<string, number>();
  return {
    get named() {
      return names.size;
    },
    nameOf(sql) {
      const known = names.get(sql);
      if (known !== undefined) return known;
      if (!isTuned('prepared-statements') || names.size >= limits.named || TRANSACTION_COMMAND.test(sql))
        return undefined;
      if (sql.includes(PLANNED_FOR_VALUES)) return undefined;
      const uses = (candidates.get(sql) ?? 0) + 1;
      candidates.delete(sql);
      if (uses >= USES_BEFORE_NAMING) return remember(names, sql);
      candidates.set(sql, uses);
      evictOldest(candidates, limits.candidates);
      return undefined;
    },
  };
}

function remember(names: Map<string, string>, sql: string): string {
  const name = `w_${createHash('sha256').update(sql).digest('hex').slice(0, 20)}`;
  names.set(sql, name);
  return name;
}

function evictOldest(map: Map<string, unknown>, limit: number): void {
  if (map.size <= limit) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
