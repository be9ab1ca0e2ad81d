import { createHmac } from 'node:crypto';
import { deliverEvent } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { expectOfficial } from './check-answers.fixture.ts';
import { acp } from './extension.ts';
import { fakeAgent } from './fake-agent.fixture.ts';

const WEBHOOK = 'https://agent.example/orders';
const SECRET = 'secret of both sides';
const items = { currency: 'sar', capabilities: {}, line_items: [{ id: 'p1', quantity: 2 }] };

/** A session that was handed to a person, who orders by its link. */
async function handedOver(status = 200) {
  const agent = fakeAgent({ webhookUrl: WEBHOOK, webhookSecret: SECRET });
  const { body } = await agent.send('POST', '/checkout_sessions', items);
  const token = new URL(body.continue_url).searchParams.get('handover') ?? '';
  const handover: { agent: string; reference: string } = JSON.parse(Buffer.from(token, 'base64url').toString());
  const sent: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
  const fetch: typeof agent.context.fetch = async (url, { headers = {}, body: bytes = '' } = {}) => {
    sent.push({ url, headers, body: String(bytes) });
    return new Response('', { status });
  };
  const tell = (event: string, channel?: string) =>
    deliverEvent(
      acp,
      `tell-${event}`,
      { orderId: 'order-9', ...(channel && { channel }) },
      { ...agent.context, fetch },
    );
  const read = async () => (await agent.send('GET', `/checkout_sessions/${body.id}`)).body;
  return { ...agent, ...handover, sent, tell, read };
}

test('a person’s order completes the session, and the agent is told of it, signed', async () => {
  const { fake, agent, reference, sent, tell, read } = await handedOver();
  expect(agent).toBe('agent.example');
  fake.source = { channel: 'acp', agent, reference };
  await tell('placed', 'acp');
  const { status, order } = await read();
  expect([status, order.order_number]).toEqual(['completed', 'WH-9']);
  const [first] = sent;
  if (!first) throw new Error('nothing was sent');
  const event = JSON.parse(first.body);
  expect(event).toMatchObject({ type: 'order_create', data: { id: order.id, status: 'confirmed' } });
  expectOfficial('agentic_checkout#/$defs/Order', event.data);
  expect(first.body).not.toMatch(/نورة|512345678|order-9/);
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first.headers['merchant-signature'] ?? '') ?? [];
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${seconds}.${first.body}`).digest('hex'));
});

test('a person’s order that comes while the agent places its own completes the session once it is known which stands', async () => {
  const { fake, orders, send, context } = fakeAgent({ takesCash: true });
  const address = {
    name: 'سعد',
    line_one: 'العليا',
    city: 'الرياض',
    state: 'الرياض',
    country: 'SA',
    postal_code: '12211',
  };
  const chosen = { selected_fulfillment_options: [{ type: 'shipping', option_id: 'standard', item_ids: ['p1'] }] };
  const fulfillment_details = { name: 'سعد الحربي', phone_number: '+966512345678', address };
  const { body } = await send('POST', '/checkout_sessions', { ...items, ...chosen, fulfillment_details });
  const path = `/checkout_sessions/${body.id}`;
  const instrument = { type: 'cash', credential: { type: 'none', token: '-' } };
  const complete = () =>
    send('POST', `${path}/complete`, { payment_data: { handler_id: 'cash_on_delivery', instrument } });
  const told: { reference: string } = JSON.parse(
    Buffer.from(new URL(body.continue_url).searchParams.get('handover') ?? '', 'base64url').toString(),
  );
  const tell = () => deliverEvent(acp, 'tell-placed', { orderId: 'order-9', channel: 'acp' }, context);
  fake.source = { channel: 'acp', agent: '', reference: told.reference };
  fake.orderAnswers.push('unknown', 'placed');
  expect((await complete()).status).toBe(503);
  await expect(tell()).rejects.toThrow('placing its order');
  const refused = await complete();
  expect([refused.status, refused.body.code]).toEqual([409, 'already_placed']);
  await tell();
  expect((await send('GET', path)).body).toMatchObject({ status: 'completed', order: { order_number: 'WH-9' } });
  expect([(await complete()).status, orders.size]).toEqual([405, 0]);
});

test('later news are updates under the same order; a repetition has the same id', async () => {
  const { fake, agent, reference, sent, tell } = await handedOver();
  fake.source = { channel: 'acp', agent, reference };
  await tell('placed', 'acp');
  await tell('shipped');
  await tell('shipped');
  const [created, ...updates] = sent.map(({ body }) => JSON.parse(body));
  expect(updates.map(({ type, data }) => [type, data.id])).toEqual(
    updates.map(() => ['order_update', created.data.id]),
  );
  expect(sent[1]?.headers['request-id']).toBe(sent[2]?.headers['request-id']);
});

test('orders of others are told to nobody, and an agent that does not answer is told again', async () => {
  const { fake, agent, reference, sent, tell, read } = await handedOver(503);
  fake.source = { channel: 'acp', agent, reference: null };
  await tell('placed', 'acp');
  fake.source = null;
  await tell('placed', 'another');
  expect([sent.length, (await read()).status]).toEqual([0, 'requires_escalation']);
  // Control: its own order is told.
  fake.source = { channel: 'acp', agent, reference };
  await expect(tell('placed', 'acp')).rejects.toThrow('503');
});
