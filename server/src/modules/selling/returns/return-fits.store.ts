import { type Sql, sql } from '../../../platform/database/index.ts';

/**
 * On which side sizes did not fit, as returns since a time say that their buyers asked for and staff took on: product,
 * buyer, side and moment of each. A guest is known by the phone.
 */
export const returnFits = (since: Date): Sql<unknown> => sql`
  select i.product_id, coalesce(o.customer_id::text, nullif(o.phone, ''), o.id::text) as buyer, l.fit, r.created_at as at
  from return_lines l
  join order_items i on i.id = l.order_item_id
  join returns r on r.id = l.return_id
  join orders o on o.id = r.order_id
  where l.fit is not null and i.product_id is not null and r.created_at >= ${since}
    and r.status in ('approved', 'received', 'refunded', 'exchanged')
    and not exists (
      select from return_events e where e.return_id = r.id and e.status = 'requested' and e.actor = 'staff'
    )`;
