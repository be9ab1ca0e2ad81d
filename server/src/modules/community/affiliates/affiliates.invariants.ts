import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const affiliateInvariants: readonly Invariant[] = [
  {
    name: 'the days of an affiliate hold every click that is there, counted or not',
    violations: sql`
      select 'affiliate ' || c.affiliate_id as subject, c.day || ': ' || c.counted || ' and ' || c.uncounted as detail
      from (
        select affiliate_id, day, count(*) filter (where is_counted) as counted,
          count(*) filter (where not is_counted) as uncounted
        from affiliate_clicks group by affiliate_id, day
      ) c left join (
        select affiliate_id, day, sum(clicks) as counted, sum(uncounted_clicks) as uncounted
        from affiliate_days group by affiliate_id, day
      ) d using (affiliate_id, day)
      where coalesce(d.counted, 0) < c.counted or coalesce(d.uncounted, 0) < c.uncounted`,
  },
  {
    name: 'an account says that it takes part while it is an approved affiliate, and only then',
    violations: sql`
      select 'customer ' || c.id as subject, 'is_affiliate is ' || c.is_affiliate as detail
      from customers c left join affiliates a on a.customer_id = c.id and a.status = 'approved'
      where c.is_affiliate <> (a.id is not null)`,
  },
  {
    name: 'an account is bound to whose click it was, and nobody to themselves',
    violations: sql`
      select 'customer ' || b.customer_id as subject, 'click ' || b.click_id as detail
      from affiliate_bindings b join affiliates a on a.id = b.affiliate_id
      left join affiliate_clicks c on c.id = b.click_id
      where a.customer_id = b.customer_id or c.affiliate_id <> b.affiliate_id`,
  },
];
