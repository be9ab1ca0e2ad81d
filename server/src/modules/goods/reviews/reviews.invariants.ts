import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const reviewInvariants: readonly Invariant[] = [
  {
    name: 'a product is rated as its published reviews rate it',
    violations: sql`
      select 'product ' || p.id as subject, 'stored ' || p.rating_average || ' of ' || p.rating_count || ', reviews '
        || coalesce(round(avg(r.rating), 2), 0) || ' of ' || count(r.id) as detail
      from products p left join reviews r on r.product_id = p.id and r.status = 'published'
      group by p.id
      having p.rating_count <> count(r.id) or p.rating_average <> coalesce(round(avg(r.rating), 2), 0)`,
  },
  {
    name: 'a review counts the votes it has',
    violations: sql`
      select 'review ' || r.id as subject, 'counted ' || r.helpful_count || ', votes ' || count(v.voter) as detail
      from reviews r left join review_votes v on v.review_id = r.id
      group by r.id having r.helpful_count <> count(v.voter)`,
  },
];
