import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const giftCardInvariants: readonly Invariant[] = [
  {
    name: 'a gift card was issued once with its value, and holds no more than that',
    violations: sql`
      select 'gift card ' || g.id as subject, 'value ' || g.halalas || ', issued ' || coalesce(t.issued, 0)
        || ', balance ' || coalesce(a.balance, 0) as detail
      from gift_cards g
      left join ledger_accounts a on a.gift_card_id = g.id and a.unit = 'gift_card'
      left join (
        select to_account, sum(amount) as issued from ledger_transfers where cause = 'gift_card' group by to_account
      ) t on t.to_account = a.id
      where g.halalas is distinct from t.issued or a.balance > g.halalas`,
  },
  {
    name: 'what left the cards for orders and did not come back is what orders say that cards paid',
    violations: sql`
      select 'gift card ' || g.id as subject, 'transfers ' || coalesce(t.paid, 0) || ', orders ' || coalesce(o.paid, 0) as detail
      from gift_cards g
      left join (
        select a.gift_card_id, sum(case
          when t.from_account = a.id and t.kind = 'move' and t.cause = 'order' then t.amount
          when t.from_account = a.id and t.kind = 'hold' and e.id is null then t.amount
          when t.from_account = a.id and t.kind = 'take' then t.amount
          when t.to_account = a.id and t.cause in ('refund', 'return') then -t.amount
          else 0 end) as paid
        from ledger_accounts a join ledger_transfers t on a.id in (t.from_account, t.to_account)
        left join ledger_transfers e on e.hold_id = t.id
        where a.unit = 'gift_card' and a.gift_card_id is not null group by a.gift_card_id
      ) t on t.gift_card_id = g.id
      left join (
        select gift_card_id, sum(gift_card_halalas - gift_card_back_halalas) as paid from orders
        where gift_card_id is not null and status not in ('cancelled', 'expired') group by gift_card_id
      ) o on o.gift_card_id = g.id
      where coalesce(t.paid, 0) <> coalesce(o.paid, 0)`,
  },
];
