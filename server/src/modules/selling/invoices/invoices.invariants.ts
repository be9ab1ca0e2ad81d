import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'invoices are numbered without gaps, chained, and of the amounts of their orders',
    violations: sql`
      select 'invoice ' || number as subject, 'serial ' || serial || ' after ' || coalesce(before, 0) as detail from (
        select i.number, i.serial, i.previous_hash, i.total_halalas, i.vat_halalas, o.total_halalas as order_total,
          o.vat_halalas as order_vat, i.kind, lag(i.serial) over series as before, lag(i.hash) over series as hash_before,
          (select sum((line ->> 'vat')::bigint) from jsonb_array_elements(i.lines) line) as vat_of_lines
        from invoices i join orders o on o.id = i.order_id window series as (partition by i.kind order by i.serial)
      ) i
      where serial <> coalesce(before, 0) + 1 or previous_hash <> coalesce(hash_before, '')
        or vat_of_lines <> vat_halalas
        or (kind = 'invoice' and (total_halalas <> order_total or vat_halalas <> order_vat))`,
  },
];
