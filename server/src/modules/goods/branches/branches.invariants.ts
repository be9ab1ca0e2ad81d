import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const branchInvariants: readonly Invariant[] = [
  {
    name: 'one branch serves the online shop, and has no levels beside its own',
    violations: sql`
      select 'branch ' || b.id as subject, 'has levels of both kinds' as detail from branches b
      where b.is_online and exists (select from branch_stock_levels l where l.branch_id = b.id)
      union all
      select 'branches', 'none serves the online shop' where not exists (select from branches where is_online)`,
  },
  {
    name: 'a level of a branch is the sum of its movements',
    violations: sql`
      select 'branch ' || branch_id || ', variant ' || variant_id as subject,
        'level ' || coalesce(l.quantity, 0) || ', movements ' || coalesce(m.total, 0) as detail
      from branch_stock_levels l full join (
        select branch_id, variant_id, sum(delta) as total from branch_stock_movements group by branch_id, variant_id
      ) m using (branch_id, variant_id)
      where coalesce(l.quantity, 0) <> coalesce(m.total, 0)`,
  },
  {
    name: 'a transfer took what it sent and gave what arrived, each once',
    violations: sql`
      select 'transfer ' || transfer_id || ', variant ' || variant_id as subject,
        'says ' || coalesce(w.pieces, 0) || ', moved ' || coalesce(m.pieces, 0) || ' at branch ' || branch_id as detail
      from (
        select 'T-' || t.id as transfer_id, l.variant_id, e.branch_id, e.pieces
        from stock_transfers t join stock_transfer_lines l on l.transfer_id = t.id
        cross join lateral (values (t.from_branch_id, -l.quantity), (t.to_branch_id, coalesce(l.received, 0))) e (branch_id, pieces)
        where t.status in ('sent', 'received') and e.pieces <> 0
      ) w full join (
        select note as transfer_id, variant_id, branch_id, sum(delta) as pieces from branch_stock_movements
        where reason = 'transfer' group by 1, 2, 3 having sum(delta) <> 0
        union all
        select s.note, s.variant_id, b.id, sum(s.delta) from stock_movements s join branches b on b.is_online
        where s.reason = 'transfer' group by 1, 2, 3 having sum(s.delta) <> 0
      ) m using (transfer_id, variant_id, branch_id)
      where coalesce(w.pieces, 0) <> coalesce(m.pieces, 0)`,
  },
];
