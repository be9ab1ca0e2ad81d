import { MessageFault } from '@waha/extend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noExtensions } from '../../../../extensions/index.ts';
import { sql } from '../../../../platform/database/index.ts';
import { sendOffer } from '../../../shop/sms/index.ts';
import { claimSend } from '../sends/claim-send.ts';
import { withdrawSends } from '../sends/withdraw-sends.ts';
import { chatMessage, HOUR_MS, openPhoneShop, smsMessage } from './phone-shop.fixture.ts';
import { sendCampaignBatch } from './send-campaign.ts';

let shop: Awaited<ReturnType<typeof openPhoneShop>>;
beforeAll(async () => {
  shop = await openPhoneShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.setLimits();
  await shop.deliver();
});

const BATCHES = 12;
const spent = async () => (await shop.staff('GET /admin/marketing/phone')).body.data.spent;
const countSends = async () => (await sql`select id from marketing_sends`.execute(shop.db)).rows.length;

/** A campaign under way to some readers, whose batches the test sends itself. */
async function begin(message: object, readers: number): Promise<number> {
  for (let at = 0; at < readers; at += 1) await shop.reader();
  const id = await shop.write(message);
  await shop.start(id);
  return id;
}

/** The gateway takes every message, and its answer never arrives. */
function loseAnswers(error = new Error('the answer took too long')): string[] {
  const reached: string[] = [];
  shop.state.fault = ({ to }) => {
    reached.push(to);
    return error;
  };
  return reached;
}

test('a message whose answer is lost goes to nobody twice, keeps its price, and counts in the limits', async () => {
  const id = await begin(smsMessage, 8);
  const reached = loseAnswers();
  await expect(sendCampaignBatch(shop.sending, id)).rejects.toThrow('the answer took too long');
  expect(await shop.read(id)).toMatchObject({ status: 'sending', sent: 0, failed: 5 });
  for (let batch = 1; batch < BATCHES; batch += 1) await sendCampaignBatch(shop.sending, id).catch(() => undefined);
  expect([reached.length, new Set(reached).size]).toEqual([8, 8]);
  expect(await shop.read(id)).toMatchObject({ status: 'sent', sent: 0, failed: 8, phone: { spent: 1.6 } });
  expect(await spent()).toBe(1.6);
  shop.state.fault = () => null;
  await shop.setLimits({ per_day: 1 });
  const next = await shop.write(smsMessage);
  await shop.start(next);
  await shop.carry(next);
  expect(shop.state.taken, 'a reader who may have got one gets no second on this day').toEqual([]);
});

const unconnected: Error = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });

test.each([
  { what: 'is switched off', fault: null, isOff: true },
  { what: 'says that it takes nothing now', fault: new MessageFault('later', 'the balance is spent'), isOff: false },
  { what: 'refuses the connection', fault: unconnected, isOff: false },
])(
  'a gateway that $what costs nothing, however often it is tried, and nobody their message',
  async ({ fault, isOff }) => {
    const id = await begin(smsMessage, 7);
    shop.state.fault = () => fault;
    const sending = { ...shop.sending, ...(isOff && { extensions: noExtensions }) };
    for (let batch = 0; batch < BATCHES; batch += 1) await expect(sendCampaignBatch(sending, id)).rejects.toThrow();
    expect([await spent(), await countSends(), shop.state.taken]).toEqual([0, 0, []]);
    shop.state.fault = () => null;
    await sendCampaignBatch(shop.sending, id);
    expect(await shop.read(id)).toMatchObject({ status: 'sent', sent: 7, failed: 0 });
    expect(await spent()).toBe(1.4);
  },
);

test('a claim that is withdrawn gives its price back with it, once', async () => {
  const { id: customerId } = await shop.reader();
  const source = { campaignId: await shop.write(smsMessage) };
  const sender = { message: smsMessage, costOf: () => 2_000 };
  const claimed = await claimSend(shop.db, { customerId, source, sender, at: new Date(shop.state.now) });
  if (typeof claimed === 'string') throw new Error(claimed);
  expect(await spent()).toBe(0.2);
  await withdrawSends(shop.db, [claimed, claimed]);
  expect([await spent(), await countSends()]).toEqual([0, 0]);
});

test('readers whom a channel does not reach stop nothing, however many in a row, and cost nothing', async () => {
  const id = await begin(chatMessage, 8);
  const { rows } = await sql.rows({ phone: sql.text.neverNull })`
    select phone from customers where consent_whatsapp_at is not null order by id limit 6
  `.execute(shop.db);
  const refused = new Set(rows.map(({ phone }) => phone));
  shop.state.fault = ({ to }) => (refused.has(to) ? new MessageFault('unreachable', 'not on WhatsApp') : null);
  await sendCampaignBatch(shop.sending, id);
  expect(await shop.read(id)).toMatchObject({ status: 'sent', sent: 2, failed: 6, phone: { spent: 0.3 } });
});

test('a message that the channel takes from nobody stops the campaign for staff; restarted it goes on with the others', async () => {
  const id = await begin(chatMessage, 8);
  shop.state.fault = () => new MessageFault('unfit', 'the template is paused');
  await sendCampaignBatch(shop.sending, id);
  const stopped = await shop.read(id);
  expect(stopped).toMatchObject({ status: 'stopped', sent: 0, failed: 5, phone: { spent: 0 } });
  shop.state.fault = () => null;
  await shop.start(id, stopped.version);
  await shop.carry(id);
  expect(await shop.read(id)).toMatchObject({ status: 'sent', sent: 3, failed: 5 });
});

test('an offer that may have been sent is not sent again under its key; one that was refused is', async () => {
  const { id: customerId, phone: to } = await shop.reader();
  const offer = { channel: 'sms', to, language: 'ar', template: 'offer', values: {}, text: 'خصم', customerId } as const;
  let calls = 0;
  const offerBy = (key: string, error: Error) => {
    const send = async () => {
      calls += 1;
      throw error;
    };
    const channels = { available: () => ['sms'] as const, send };
    const deps = { db: shop.db, channels, now: () => shop.state.now + HOUR_MS };
    return sendOffer(deps, { ...offer, key, approved: undefined, batch: 'campaign 1' });
  };
  await expect(offerBy('unclear', new Error('slow'))).rejects.toThrow();
  await offerBy('unclear', new Error('slow'));
  expect(calls).toBe(1);
  const refused = new Error('refused', { cause: new MessageFault('later', 'not now') });
  for (let time = 0; time < 2; time += 1) await expect(offerBy('refused', refused)).rejects.toThrow();
  expect(calls).toBe(3);
});
