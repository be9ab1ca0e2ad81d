import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const blogInvariants: readonly Invariant[] = [
  {
    name: 'an article counts its likes',
    violations: sql`
      select 'article ' || a.id as subject, 'counted ' || a.like_count || ', liked by ' || count(l.visitor_key) as detail
      from articles a left join article_likes l on l.article_id = a.id
      group by a.id having a.like_count <> count(l.visitor_key)`,
  },
];
