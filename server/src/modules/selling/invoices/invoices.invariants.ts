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
    name: 'an invoice says the taxes that its items were sold by, and what has no VAT says none',
    violations: sql`
      select 'invoice ' || i.number as subject, 'without VAT ' || lines.untaxed || ', items ' || coalesce(items.untaxed, 0) || ', VAT '
        || lines.vat as detail
      from invoices i join orders o on o.id = i.order_id
      cross join lateral (
        select coalesce(sum((line ->> 'total')::bigint) filter (where line ->> 'kind' = 'goods'), 0) as untaxed,
          coalesce(sum(abs((line ->> 'vat')::bigint)), 0) as vat
        from jsonb_array_elements(i.lines) line where line ? 'tax' and (line ->> 'vat_percent')::int = 0
      ) lines
      left join lateral (
        select sum(x.total_halalas) as untaxed from order_items x where x.order_id = o.id and x.vat_percent = 0
      ) items on true
      where lines.vat <> 0 or (i.kind = 'invoice' and i.edition = o.edition and lines.untaxed <> coalesce(items.untaxed, 0))`,
  },
  {
    name: 'notes credit no more of a tax than their invoice says',
    violations: sql`
      select 'invoice ' || number as subject, tax || ': says ' || said || ', credited ' || credited as detail
      from (
        select i.number, coalesce(line ->> 'tax', 'standard') as tax,
          coalesce(sum((line ->> 'total')::bigint) filter (where d.id = i.id), 0) as said,
          coalesce(sum((line ->> 'total')::bigint) filter (where d.id <> i.id), 0) as credited
        from invoices i join invoices d on d.id = i.id or d.credits_id = i.id
        cross join lateral jsonb_array_elements(d.lines) line
        where i.kind = 'invoice' and i.lines @? '$[*].tax' group by i.id, i.number, 2
      ) sums where credited > said`,
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
