import { UNDONE } from '../../../checks/order-states.ts';
import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const promotionInvariants: readonly Invariant[] = [
  {
    name: 'a capped promotion counts the pieces of live orders',
    violations: sql`
      select 'promotion ' || p.id as subject, 'counted ' || p.quantity_sold || ', sold ' || coalesce(sum(i.quantity), 0) as detail
      from promotions p
      left join (order_items i join orders o on o.id = i.order_id and o.status not in ${UNDONE}) on i.promotion_id = p.id
      where p.quantity_cap is not null
      group by p.id having p.quantity_sold <> coalesce(sum(i.quantity), 0) or p.quantity_sold > p.quantity_cap`,
  },
];
