import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const rewardInvariants: readonly Invariant[] = [
  {
    name: 'what is left of a reward is what there was without what was redeemed, and never less than nothing',
    violations: sql`
      select 'reward ' || r.id as subject, 'of ' || r.stock || ' left ' || r.stock_left || ', redeemed ' || count(m.id) as detail
      from rewards r left join reward_redemptions m on m.reward_id = r.id
      group by r.id having r.stock_left <> r.stock - count(m.id) or r.stock_left < 0`,
  },
  {
    name: 'every redemption took its points by a transfer of its own and made a code of its owner’s',
    violations: sql`
      select 'redemption ' || m.id as subject, 'points ' || m.points || ', transfer ' || coalesce(l.amount::text, 'none')
        || ', coupon ' || coalesce(c.code, 'none') as detail
      from reward_redemptions m
      left join ledger_transfers l on l.id = m.transfer_id and l.cause = 'reward' and l.cause_id = m.id::text
      left join ledger_accounts f on f.id = l.from_account and f.unit = 'loyalty_points'
      left join ledger_accounts h on h.id = l.to_account and h.house = 'spent'
      left join coupons c on c.id = m.coupon_id
      where l.amount is distinct from m.points::bigint or h.id is null or c.id is null
        or (m.customer_id is not null and (f.customer_id is distinct from m.customer_id
          or c.customer_id is distinct from m.customer_id))`,
  },
  {
    name: 'no transfer says it was for a reward that nobody redeemed',
    violations: sql`
      select 'transfer ' || l.id as subject, 'reward ' || l.cause_id as detail
      from ledger_transfers l left join reward_redemptions m on m.transfer_id = l.id
      where l.cause = 'reward' and m.id is null`,
  },
  {
    name: 'nobody had a reward that was never changed more often than one member may',
    violations: sql`
      select 'reward ' || r.id as subject, 'customer ' || m.customer_id || ': ' || count(*) || ' times' as detail
      from rewards r join reward_redemptions m on m.reward_id = r.id
      where m.customer_id is not null
      group by r.id, m.customer_id having count(*) > r.per_member and r.version = 1`,
  },
];
