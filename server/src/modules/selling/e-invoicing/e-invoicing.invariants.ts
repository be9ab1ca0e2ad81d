import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const eInvoicingInvariants: readonly Invariant[] = [
  {
    name: 'tax documents of a unit are one chain without gaps, which ends where the unit says',
    violations: sql`
      select 'tax document ' || counter || ' of unit ' || serial as subject, 'after ' || coalesce(before, 0) as detail from (
        select u.serial, d.counter, d.previous_hash, lag(d.counter) over chain as before, lag(d.hash) over chain as hash_before,
          lead(d.counter) over chain is null and (u.last_counter <> d.counter or u.last_hash <> d.hash) as is_wrong_end
        from tax_documents d join tax_units u on u.id = d.unit_id window chain as (partition by d.unit_id order by d.counter)
      ) d
      where counter <> coalesce(before, 0) + 1 or (before is not null and previous_hash <> hash_before) or is_wrong_end
      union all
      select 'unit ' || serial, 'ends at ' || last_counter || ' without a document' from tax_units u
      where last_counter > 0 and not exists (select 1 from tax_documents d where d.unit_id = u.id and d.counter = u.last_counter)`,
  },
];
