import { type Sql, sql } from '../../../platform/database/index.ts';
import { reviewFits } from '../../goods/reviews/index.ts';
import { returnFits } from '../returns/index.ts';

/** How sizes fit, as buyers said since a time: rows as `listChangedFits` takes them. */
export const answersSince = (since: Date): Sql<unknown> => sql`
  select *, false as is_return from (${reviewFits(since)}) as of_reviews
  union all
  select *, true from (${returnFits(since)}) as of_returns`;
