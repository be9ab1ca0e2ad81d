import { UNDONE } from '../../../checks/order-states.ts';
import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'invoices are numbered without gaps, chained, and of the amounts of their orders',
    violations: sql`
      select 'invoice ' || number as subject, 'serial ' || serial || ' after ' || coalesce(before, 0) as detail from (
        select i.number, i.serial, i.previous_hash, i.total_halalas, i.vat_halalas, o.total_halalas as order_total,
          o.vat_halalas as order_vat, i.kind, i.edition = o.edition as is_present, lag(i.serial) over series as before, lag(i.hash) over series as hash_before,
          (select sum((line ->> 'vat')::bigint) from jsonb_array_elements(i.lines) line) as vat_of_lines
        from invoices i join orders o on o.id = i.order_id window series as (partition by i.kind order by i.serial)
      ) i
      where serial <> coalesce(before, 0) + 1 or previous_hash <> coalesce(hash_before, '')
        or vat_of_lines <> vat_halalas
        or (kind = 'invoice' and is_present and (total_halalas <> order_total or vat_halalas <> order_vat))`,
  },
  {
    name: 'an invoice of items that were edited since is reversed, and what reverses an invoice is all of it',
    violations: sql`
      select 'invoice ' || i.number as subject, 'reversed by ' || coalesce(n.number, 'nothing') as detail
      from invoices i join orders o on o.id = i.order_id
      left join invoices n on n.credits_id = i.id and n.return_id is null
      where i.kind = 'invoice' and (n.total_halalas <> i.total_halalas or n.edition <> i.edition
        or (i.edition < o.edition and n.id is null and o.status not in ${UNDONE} and not exists (
          select from waiting_events('invoices.order.items_changed', '{order.items_changed}') where payload ->> 'orderId' = o.id::text)))`,
  },
];
