import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

/** Invariants of every deck. */
export const lottoInvariants: readonly Invariant[] = [
  {
    name: 'cards are given once each, in the order of the deck without gaps',
    violations: sql`
      select 'campaign ' || c.id as subject, 'next card ' || c.next_card || ', given ' || count(t.id) || ', of them different '
        || count(distinct t.card_index) as detail
      from lotto_campaigns c left join lotto_tickets t on t.campaign_id = c.id
      group by c.id
      having count(t.id) <> c.next_card or count(distinct t.card_index) <> c.next_card
        or coalesce(max(t.card_index) + 1, 0) <> c.next_card`,
  },
  {
    name: 'no card is given or scratched after its campaign was stopped',
    violations: sql`
      select 'ticket ' || t.id as subject, 'given ' || t.given_at || ', stopped ' || c.stopped_at as detail
      from lotto_tickets t join lotto_campaigns c on c.id = t.campaign_id
      where greatest(t.given_at, t.scratched_at) > c.stopped_at`,
  },
  {
    name: 'a card knows by marks to whom it was given, for good',
    violations: sql`
      select 'ticket ' || t.id as subject, 'could be given again for ' || t.claim as detail
      from lotto_tickets t left join lotto_ticket_marks m on m.ticket_id = t.id and m.claim = t.claim
      where t.customer_id is not null and m.ticket_id is null`,
  },
  {
    name: 'no more of a prize is given than its table says, and the deck holds exactly that',
    violations: sql`
      select 'campaign ' || p.campaign_id || ' prize ' || p.position as subject, 'table ' || p.count || ', deck '
        || count(k.index) || ', given ' || count(t.id) as detail
      from lotto_prizes p join lotto_campaigns c on c.id = p.campaign_id and c.state <> 'draft'
      left join lotto_cards k on k.campaign_id = p.campaign_id and k.prize = p.position
      left join lotto_tickets t on t.campaign_id = k.campaign_id and t.card_index = k.index
      group by p.campaign_id, p.position
      having count(k.index) <> p.count or count(t.id) > p.count`,
  },
  {
    name: 'a scratched card has the reward it holds, an open one and an empty one have none',
    violations: sql`
      select 'ticket ' || t.id as subject, p.kind || ', scratched ' || (t.scratched_at is not null) || ', rewards '
        || count(r.id) as detail
      from lotto_tickets t join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
      join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize
      left join lotto_rewards r on r.ticket_id = t.id
      group by t.id, p.kind
      having count(r.id) <> case when t.scratched_at is not null and p.kind <> 'nothing' then 1 else 0 end`,
  },
  {
    name: 'a used reward has the coupon, the transfer or the order its card stands for',
    violations: sql`
      select 'reward ' || r.id as subject, p.kind || ', coupon ' || coalesce(r.coupon_id::text, 'none') || ', transfer '
        || coalesce(r.transfer_id::text, 'none') || ', order ' || coalesce(r.order_id::text, 'none') as detail
      from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id
      join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
      join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize
      left join coupons c on c.id = r.coupon_id
      left join ledger_transfers l on l.id = r.transfer_id and l.cause = 'lotto' and l.cause_id = r.id::text
      left join ledger_accounts a on a.id = l.to_account
      where r.status = 'used' and not coalesce(
        case when p.kind = 'product' then exists (
            select from orders o join order_items i on i.order_id = o.id
            where o.id = r.order_id and o.total_halalas = 0 and i.variant_id = p.variant_id and i.quantity = 1
              and (t.customer_id is null or o.customer_id = t.customer_id))
          when p.kind in ('store_credit', 'points') then l.amount = p.amount
            and a.unit = case p.kind when 'points' then 'loyalty_points' else 'store_credit' end
            and (t.customer_id is null or a.customer_id = t.customer_id)
          else c.percent is not distinct from p.percent and c.amount_halalas is not distinct from p.amount
            and c.maximum_halalas is not distinct from p.maximum_halalas
            and c.minimum_order_halalas is not distinct from p.minimum_order_halalas
            and c.type || '_coupon' = replace(p.kind, 'free_shipping', 'free_shipping_coupon')
        end, false)`,
  },
  {
    name: 'a piece lies apart for every prize that can still be won or sent, and went where its campaign says',
    violations: sql`
      select 'campaign ' || p.campaign_id || ' prize ' || p.position as subject, 'cards ' || p.count || ', set aside '
        || coalesce(s.set_aside, 0) || ', sent ' || coalesce(s.sent, 0) || ', orders ' || used.orders || ', movements '
        || coalesce(m.pieces, 0) as detail
      from lotto_prizes p join lotto_campaigns c on c.id = p.campaign_id and c.state <> 'draft'
      left join lotto_prize_stock s on s.campaign_id = p.campaign_id and s.position = p.position
      cross join lateral (
        select count(r.order_id) as orders, count(*) filter (where r.status = 'available') as waiting
        from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id
        join lotto_cards k on k.campaign_id = t.campaign_id and k.index = t.card_index
        where k.campaign_id = p.campaign_id and k.prize = p.position
      ) used
      left join lateral (
        select -sum(v.delta) as pieces from stock_movements v
        where v.variant_id = p.variant_id and v.note = 'prizes of campaign ' || p.campaign_id
      ) m on true
      where p.kind = 'product' and (s.set_aside is distinct from p.count or s.sent <> used.orders
        or s.set_aside - s.sent - s.put_back < used.waiting
        or m.pieces is distinct from (select sum(x.set_aside - x.sent - x.put_back) from lotto_prize_stock x
          where x.campaign_id = p.campaign_id and x.variant_id = p.variant_id))`,
  },
  {
    name: 'the leaves of a deck are its cards',
    violations: sql`
      select 'campaign ' || k.campaign_id || ' card ' || k.index as subject, 'is not the leaf it was' as detail
      from lotto_cards k
      join lotto_prizes p on p.campaign_id = k.campaign_id and p.position = k.prize
      left join lotto_tree_levels l on l.campaign_id = k.campaign_id and l.level = 0
      where substring(l.hashes from k.index * 32 + 1 for 32) is distinct from sha256(
        decode('00', 'hex') || int4send(k.index) || k.salt || convert_to(concat_ws(' ', p.kind, 'percent=' || p.percent,
          'amount=' || p.amount, 'maximum=' || p.maximum_halalas, 'minimum=' || p.minimum_order_halalas, 'variant=' || p.variant_id), 'UTF8'))`,
  },
  {
    name: 'every node of a tree is made of the two below it, and the root is the published one',
    violations: sql`
      select 'campaign ' || l.campaign_id || ' level ' || l.level as subject, 'node ' || n.position as detail
      from lotto_tree_levels l
      cross join lateral generate_series(0, octet_length(l.hashes) / 32 - 1) as n (position)
      left join lotto_tree_levels below on below.campaign_id = l.campaign_id and below.level = l.level - 1
      where l.level > 0 and substring(l.hashes from n.position * 32 + 1 for 32) is distinct from
        case when octet_length(below.hashes) >= n.position * 64 + 64
          then sha256(decode('01', 'hex') || substring(below.hashes from n.position * 64 + 1 for 64))
          else substring(below.hashes from n.position * 64 + 1 for 32) end
      union all
      select 'campaign ' || c.id, 'deck of ' || coalesce(c.deck_size, 0)
      from lotto_campaigns c
      left join lateral (
        select hashes from lotto_tree_levels where campaign_id = c.id order by level desc limit 1
      ) top on true
      where c.state <> 'draft' and (top.hashes is distinct from c.root or c.deck_size is distinct from
        (select octet_length(hashes) / 32 from lotto_tree_levels where campaign_id = c.id and level = 0))`,
  },
];
