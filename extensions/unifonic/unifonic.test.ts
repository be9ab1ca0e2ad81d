import { type FakeAnswer, runMessageContract, startFakeServer, testContext, textMessage } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { unifonic } from './extension.ts';

const APP_SID = 'app-sid-of-the-fake-one';
const SECRET = 'secret-of-the-address';

/** A report in the form of Unifonic's support page. */
function reportOf(fields: object, key = SECRET) {
  const form = new URLSearchParams({ Recipient: '966512345678', SCTS: '2026-11-28 10:00:00', ...fields });
  return { headers: {}, query: { key }, body: new TextEncoder().encode(form.toString()) };
}

const sending = z.strictObject({
  AppSid: z.string(),
  SenderID: z.string().min(1).max(11),
  Recipient: z.string().regex(/^[1-9]\d{9,14}$/),
  Body: z.string().min(1),
  responseType: z.literal('JSON'),
  CorrelationID: z.string().min(1),
});

/** A fake of Unifonic by its documentation, as far as the adapter uses it. Its refusals have status 200, as the real one's. */
async function startFakeUnifonic() {
  const arrived: { to: string; text: string; key: string }[] = [];
  let answer: FakeAnswer | undefined;
  const server = await startFakeServer(({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/rest/SMS/messages') return [404, {}];
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return [415, {}];
    if (answer) return answer;
    const { AppSid, Recipient, Body, CorrelationID } = sending.parse(body);
    if (AppSid !== APP_SID) return [200, { success: false, errorCode: 'ER-01', message: 'Authentication Failed' }];
    arrived.push({ to: `+${Recipient}`, text: Body, key: CorrelationID });
    const data = { MessageID: 42_000_348_806_924 + arrived.length, CorrelationID, Status: 'Queued', NumberOfUnits: 1 };
    return [200, { success: true, message: '', errorCode: 'ER-00', data }];
  });
  const answerWith = (given: FakeAnswer) => {
    answer = given;
  };
  return { ...server, arrived, answerWith };
}

type Fake = Awaited<ReturnType<typeof startFakeUnifonic>>;

function providerOf(fake: Fake, appSid = APP_SID, receiptsSecret = SECRET) {
  const settings = { url: fake.url, appSid, sender: 'Waha', adSender: 'Waha-AD', receiptsSecret };
  const env = { UNIFONIC_URL: fake.url, UNIFONIC_APP_SID: appSid, UNIFONIC_SENDER: 'Waha' };
  const provider = unifonic.message?.({ ...testContext(unifonic, { env }), settings });
  if (provider?.channel !== 'sms') throw new Error('it sends no text messages');
  return provider;
}

runMessageContract('unifonic', async () => {
  const fake = await startFakeUnifonic();
  return {
    provider: providerOf(fake),
    arrived: (to) => fake.arrived.filter((message) => message.to === to).map(({ text }) => text),
    trouble: fake.trouble,
    receipt: (MessageID) => reportOf({ MessageID, DLR: 'Delivered' }),
    forgedReceipt: (MessageID) => reportOf({ MessageID, DLR: 'Delivered' }, 'secret-of-nobody'),
    secrets: [APP_SID, SECRET],
    close: fake.close,
  };
});

let open: Fake | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

test('a message has the reference of the gateway and carries its key', async () => {
  open = await startFakeUnifonic();
  const message = textMessage();
  expect(await providerOf(open).send(message)).toEqual({ reference: '42000348806925' });
  expect(open.arrived[0]?.key).toBe(message.key);
});

test.each([
  [
    'a refusal under status 200',
    { success: false, errorCode: 'ER-04', message: 'Dest num is too short', data: {} },
    /ER-04/,
  ],
  ['a rejected message', { success: true, data: { MessageID: 1, Status: 'Rejected' } }, /rejected/],
  ['success as another word', { success: 'yes', data: { MessageID: 1 } }, /something else/],
  ['an answer without a reference', { success: true, errorCode: 'ER-00', data: {} }, /ER-00/],
] as const)('%s counts as not sent', async (_, body, reason) => {
  open = await startFakeUnifonic();
  open.answerWith([200, body]);
  await expect(providerOf(open).send(textMessage())).rejects.toThrow(reason);
});

test.each([
  ['a number', { success: false, errorCode: 'ER-04', message: 'Dest num is too short' }, { verdict: 'unreachable' }],
  ['a rejected message', { success: true, data: { MessageID: 1, Status: 'Rejected' } }, { verdict: 'unreachable' }],
  ['a wrong key', { success: false, errorCode: 'ER-01', message: 'Authentication Failed' }, { verdict: 'later' }],
  ['no reference, which may have been sent', { success: true, errorCode: 'ER-00', data: {} }, { name: 'Error' }],
] as const)('a refusal of %s says what it is', async (_, body, expected) => {
  open = await startFakeUnifonic();
  open.answerWith([200, body]);
  await expect(providerOf(open).send(textMessage())).rejects.toMatchObject(expected);
});

test('a wrong AppSid is an error that does not repeat it', async () => {
  open = await startFakeUnifonic();
  const sent = providerOf(open, 'app-sid-of-another').send(textMessage());
  await expect(sent).rejects.toThrow('ER-01');
  await expect(sent).rejects.not.toThrow('app-sid');
});

test('a report says what became of a message; one that nobody can read changes nothing', async () => {
  open = await startFakeUnifonic();
  const read = (fields: object) => (open ? providerOf(open).receipt?.(reportOf(fields)) : undefined);
  expect(read({ MessageID: '42', DLR: 'Undeliverable' })).toEqual({
    ...{ reference: '42', state: 'failed', verdict: 'unreachable' },
  });
  expect(read({ MessageID: '42', DLR: 'delivered ' })).toMatchObject({ state: 'delivered' });
  for (const odd of [
    { MessageID: '42', DLR: 'Teleported' },
    { MessageID: '', DLR: 'Delivered' },
    { DLR: 'Delivered' },
    {},
  ])
    expect(read(odd), JSON.stringify(odd)).toBe('ignored');
  const json = new TextEncoder().encode('{"MessageID": 42, "DLR": "Delivered"}');
  expect(providerOf(open).receipt?.({ headers: {}, query: { key: SECRET }, body: json })).toMatchObject({
    reference: '42',
  });
  expect(providerOf(open, APP_SID, '').receipt).toBeUndefined();
});
