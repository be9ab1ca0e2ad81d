import { type Sql, sql } from '../../../platform/database/index.ts';

/** How sizes fit, as published reviews since a time say: product, buyer, side and moment of each. */
export const reviewFits = (since: Date): Sql<unknown> => sql`
  select product_id, coalesce(customer_id::text, 'review ' || id) as buyer, fit, coalesce(edited_at, created_at) as at
  from reviews where fit is not null and status = 'published' and coalesce(edited_at, created_at) >= ${since}`;
