import { MessageFault } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/database/index.ts';
import { makeCustomer } from '../../../../testing/index.ts';
import { chatMessage, HOUR_MS, MORNING, openPhoneShop, smsMessage } from '../campaigns/phone-shop.fixture.ts';
import { enrol } from './enrolments.store.ts';
import { readFlow } from './flows.store.ts';
import { runDueSteps } from './run-steps.ts';

let shop: Awaited<ReturnType<typeof openPhoneShop>>;
beforeAll(async () => {
  shop = await openPhoneShop();
  await shop.setLimits();
});
afterAll(() => shop.close());

const flowOf = (message: object) => ({
  ...{ name: 'ترحيب', trigger: { kind: 'joined' }, ends_on_order: false },
  steps: [{ kind: 'message', message }],
});

async function makeFlow(message: object) {
  const made = (await shop.staff('POST /admin/marketing/flows', flowOf(message))).body.data;
  const turn = () =>
    shop.staff(`POST /admin/marketing/flows/${made.id}/switch`, { version: made.version, is_on: true });
  return { id: made.id, turn };
}

async function enter(id: number, customerId: string): Promise<void> {
  const flow = await readFlow(shop.db, id);
  if (!flow) throw new Error('there is no flow');
  await inTransaction(shop.db, (tx) => enrol(tx, flow, [{ customerId, occasion: 'x' }], new Date(shop.state.now)));
}

test('a flow goes by phone once its words are approved, waits at the ceiling, and passes by who did not agree', async () => {
  const { id, turn } = await makeFlow(chatMessage);
  shop.state.approval = 'pending';
  expect((await turn()).body.code).toBe('marketing.not_approved');
  expect((await shop.staff(`GET /admin/marketing/approvals?flow_id=${id}&step=0`)).body.data).toHaveLength(2);
  shop.state.approval = 'approved';
  expect((await turn()).status).toBe(200);
  const noura = await shop.reader();
  const silent = await makeCustomer(shop.db, { isPhoneVerified: true });
  await shop.setLimits({ ceiling: 0.1 });
  for (const one of [noura.id, silent.id]) await enter(id, one);
  await runDueSteps(shop.sending);
  expect(shop.state.taken).toEqual([]);
  await shop.setLimits({ ceiling: 10 });
  shop.state.now += 25 * HOUR_MS;
  await runDueSteps(shop.sending);
  expect(shop.state.taken).toMatchObject([{ by: 'whatsapp', to: noura.phone }]);
  const { numbers } = (await shop.staff(`GET /admin/marketing/flows/${id}`)).body.data;
  expect(numbers).toMatchObject([{ sent: 1, failed: 0 }]);
});

test('a step that meets the night in the middle of a batch is due in the morning', async () => {
  shop.state.now = MORNING + 72 * HOUR_MS;
  shop.state.taken.length = 0;
  const { id, turn } = await makeFlow(smsMessage);
  await turn();
  for (let at = 0; at < 3; at += 1) await enter(id, (await shop.reader()).id);
  shop.state.fault = () => {
    shop.state.now = MORNING + 84 * HOUR_MS;
    return null;
  };
  await runDueSteps(shop.sending);
  expect(shop.state.taken).toHaveLength(1);
  shop.state.fault = () => null;
  shop.state.now = MORNING + 96 * HOUR_MS;
  await runDueSteps(shop.sending);
  expect(new Set(shop.state.taken.map(({ to }) => to)).size).toBe(3);
});

test('a step whose answer is lost is not sent again, and one that did not leave is due in an hour', async () => {
  for (const [error, times] of [
    [new Error('the answer took too long'), 1],
    [new MessageFault('later', 'the balance is spent'), 2],
  ] as const) {
    shop.state.now += 48 * HOUR_MS;
    const { id, turn } = await makeFlow(smsMessage);
    await turn();
    for (let at = 0; at < 5; at += 1) await enter(id, (await shop.reader()).id);
    const reached: string[] = [];
    shop.state.fault = ({ to }) => {
      reached.push(to);
      return error;
    };
    await expect(runDueSteps(shop.sending)).rejects.toThrow(error.message);
    shop.state.now += HOUR_MS;
    await runDueSteps(shop.sending).catch(() => undefined);
    expect(reached).toHaveLength(5 * times);
  }
});

test('new words of a flow that is on need what words need that are switched on', async () => {
  const { id, turn } = await makeFlow(smsMessage);
  const { version } = (await turn()).body.data;
  shop.state.approval = 'pending';
  const change = (more: object) => shop.staff(`PUT /admin/marketing/flows/${id}`, { ...more, version });
  expect((await change(flowOf(chatMessage))).body.code).toBe('marketing.not_approved');
  await shop.setLimits({ ceiling: 0 });
  expect((await change(flowOf(smsMessage))).body.code).toBe('marketing.no_price');
  await shop.setLimits();
  shop.state.approval = 'approved';
  expect((await change(flowOf(chatMessage))).status).toBe(200);
});
