import type { MarketingChannel } from '@waha/contract';
import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** The campaign, or the step of an enrolment, that a message belongs to. */
export type SendSource = { campaignId: number } | { flowId: number; enrolmentId: number; step: number };

const columnsOf = (source: SendSource) =>
  'campaignId' in source
    ? { campaign: source.campaignId, flow: null, enrolment: null, step: null }
    : { campaign: null, flow: source.flowId, enrolment: source.enrolmentId, step: source.step };

/** Advertising that a customer got, may have got, or is being sent, since two moments. A failed message that kept its price may have arrived. */
export async function countSends(tx: Tx, customerId: string, { day, week }: { day: Date; week: Date }) {
  const { rows } = await sql.rows({ day: sql.int4, week: sql.int4 })`
    select (count(*) filter (where made_at > ${day}))::int as day, count(*)::int as week from marketing_sends
    where customer_id = ${customerId} and made_at > ${week} and (state in ('claimed', 'sent') or cost > 0)
  `.execute(tx);
  return rows[0] ?? { day: 0, week: 0 };
}

/** Claims a message before it is sent; undefined where this customer has it, or was left out, by any process. */
export async function insertSend(
  tx: Tx,
  {
    customerId,
    source,
    state,
    channel,
    at,
  }: { customerId: string; source: SendSource; state: 'claimed' | 'left_out'; channel: MarketingChannel; at: Date },
): Promise<number | undefined> {
  const { campaign, flow, enrolment, step } = columnsOf(source);
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into marketing_sends (customer_id, campaign_id, flow_id, enrolment_id, step, state, channel, made_at)
    values (${customerId}, ${campaign}, ${flow}, ${enrolment}, ${step}, ${state}, ${channel}, ${at})
    on conflict do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Keeps the price of a claimed message with it. */
export async function saveCost(tx: Tx, id: number, cost: number): Promise<void> {
  await sql`update marketing_sends set cost = ${cost} where id = ${id}`.execute(tx);
}

/** Takes the price of a message away, once; what it was. */
export async function clearCost(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql.rows({ cost: sql.int4 })`
    with held as (select id, cost from marketing_sends where id = ${id} for update)
    update marketing_sends s set cost = 0 from held where s.id = held.id returning held.cost
  `.execute(tx);
  return rows[0]?.cost ?? 0;
}

/** The sum that messages of a campaign have cost, in ten-thousandths of a riyal. */
export async function sumCosts(db: Database | Tx, campaignId: number): Promise<number> {
  const { rows } = await sql.rows({ cost: sql.int8 })`
    select coalesce(sum(cost), 0)::bigint as cost from marketing_sends where campaign_id = ${campaignId}
  `.execute(db);
  return rows[0]?.cost ?? 0;
}

export async function settleSend(db: Database, id: number, state: 'sent' | 'failed'): Promise<void> {
  await sql`update marketing_sends set state = ${state} where id = ${id} and state = 'claimed'`.execute(db);
}

/** Deletes a claim whose message did not leave through no fault of its reader: it counts as not attempted. Returns its price. */
export async function deleteSend(tx: Tx, id: number): Promise<{ cost: number; made_at: Date } | undefined> {
  const { rows } = await sql.rows({ cost: sql.int4, made_at: sql.timestamptz })`
    delete from marketing_sends where id = ${id} and state = 'claimed' returning cost, made_at
  `.execute(tx);
  return rows[0];
}

/** Notes the order that followed the customer's last message, if it was sent since then and led to none before. */
export async function noteSendOrder(tx: Tx, customerId: string, orderId: string, sentSince: Date): Promise<void> {
  await sql`
    update marketing_sends set order_id = ${orderId} where id = (
      select id from marketing_sends where customer_id = ${customerId} and made_at > ${sentSince} and state = 'sent'
      order by made_at desc, id desc limit 1
    ) and order_id is null
      and not exists (select from marketing_sends where customer_id = ${customerId} and order_id = ${orderId})
  `.execute(tx);
}

export interface SendOutcome {
  orders: number;
  total_halalas: number;
}

/** Orders that followed the messages of a campaign, or of a flow since a moment. */
export async function sumOutcome(
  db: Database | Tx,
  of: { campaignId: number } | { flowId: number; since: Date },
): Promise<SendOutcome> {
  const condition =
    'campaignId' in of
      ? sql`s.campaign_id = ${of.campaignId}`
      : sql`s.flow_id = ${of.flowId} and s.made_at > ${of.since}`;
  const { rows } = await sql.rows({ orders: sql.int4, total_halalas: sql.int8 })`
    select count(*)::int as orders, coalesce(sum(o.total_halalas), 0)::bigint as total_halalas
    from marketing_sends s join orders o on o.id = s.order_id and o.status not in ('cancelled', 'expired')
    where ${condition}
  `.execute(db);
  return rows[0] ?? { orders: 0, total_halalas: 0 };
}

/** Messages of a flow by step, sent and failed since a moment. */
export async function countSteps(db: Database | Tx, flowId: number, since: Date) {
  const { rows } = await sql.rows({ step: sql.int2.neverNull, sent: sql.int4, failed: sql.int4 })`
    select step, (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state = 'failed'))::int as failed
    from marketing_sends where flow_id = ${flowId} and made_at > ${since} and step is not null group by step
  `.execute(db);
  return rows;
}

export async function listSendsOf(db: Database, customerId: string): Promise<unknown> {
  const { rows } = await sql`
    select made_at, channel, state from marketing_sends where customer_id = ${customerId} order by made_at, id
  `.execute(db);
  return rows;
}

export async function deleteSendsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from marketing_sends where customer_id = ${customerId}`.execute(tx);
}

/** Deletes messages that are older, some at a time; the number that were deleted. */
export async function deleteOldSends(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    delete from marketing_sends where id in (
      select id from marketing_sends where made_at < ${before} order by made_at limit ${most}
    ) returning id
  `.execute(db);
  return rows.length;
}
