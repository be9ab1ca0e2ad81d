import { type FakeAnswer, runMessageContract, startFakeServer, testContext, textMessage } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { taqnyat } from './extension.ts';

const TOKEN = 'token-of-the-fake-one';
const SECRET = 'secret-of-the-address';

const reportOf = (told: unknown, key = SECRET) => ({
  ...{ headers: {}, query: { key } },
  body: new TextEncoder().encode(typeof told === 'string' ? told : JSON.stringify(told)),
});

const sending = z.strictObject({
  recipients: z.array(z.string().regex(/^[1-9]\d{9,14}$/)).length(1),
  sender: z.string().min(1).max(11),
  body: z.string().min(1),
});

/** A fake of Taqnyat by its public client libraries, as far as the adapter uses it. */
async function startFakeTaqnyat() {
  const arrived: { to: string; text: string }[] = [];
  let answer: FakeAnswer | undefined;
  const server = await startFakeServer(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${TOKEN}`) return [401, { statusCode: 401, message: 'Unauthorized' }];
    if (method === 'GET' && path === '/account/balance') return [200, { statusCode: 200, balance: '120.5' }];
    if (method !== 'POST' || path !== '/v1/messages') return [404, {}];
    if (answer) return answer;
    const { recipients, body: text } = sending.parse(body);
    for (const to of recipients) arrived.push({ to: `+${to}`, text });
    return [201, { statusCode: 201, messageId: 5_452_899_970 + arrived.length, accepted: '[…]', rejected: '[]' }];
  });
  const answerWith = (given: FakeAnswer) => {
    answer = given;
  };
  return { ...server, arrived, answerWith };
}

type Fake = Awaited<ReturnType<typeof startFakeTaqnyat>>;
const contextOf = ({ url }: Fake, token = TOKEN, receiptsSecret = SECRET) => {
  const env = { TAQNYAT_URL: url, TAQNYAT_TOKEN: token, TAQNYAT_SENDER: 'Waha' };
  return {
    ...testContext(taqnyat, { env }),
    settings: { url, token, sender: 'Waha', adSender: 'Waha-AD', receiptsSecret },
  };
};

function providerOf(fake: Fake) {
  const provider = taqnyat.message?.(contextOf(fake));
  if (provider?.channel !== 'sms') throw new Error('it sends no text messages');
  return provider;
}

runMessageContract('taqnyat', async () => {
  const fake = await startFakeTaqnyat();
  return {
    provider: providerOf(fake),
    arrived: (to) => fake.arrived.filter((message) => message.to === to).map(({ text }) => text),
    trouble: fake.trouble,
    receipt: (messageId) => reportOf({ messageId, status: 'Delivered' }),
    forgedReceipt: (messageId) => reportOf({ messageId, status: 'Delivered' }, 'secret-of-nobody'),
    secrets: [TOKEN, SECRET],
    close: fake.close,
  };
});

let open: Fake | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

test('a message has the reference under which the gateway knows it', async () => {
  open = await startFakeTaqnyat();
  expect(await providerOf(open).send(textMessage())).toEqual({ reference: '5452899971' });
});

test.each([
  ['a rejected number', [201, { statusCode: 201, messageId: 1, rejected: '[966512345678,]' }]],
  ['a listed number', [201, { statusCode: 201, messageId: 1, rejected: ['966512345678'] }]],
  ['an error under status 200', [200, { statusCode: 400, message: 'sender is not active' }]],
  ['an empty reference', [201, { statusCode: 201, messageId: '' }]],
  ['a spent balance', [402, { statusCode: 402 }]],
] satisfies [string, FakeAnswer][])('%s counts as not sent', async (_, answer) => {
  open = await startFakeTaqnyat();
  open.answerWith(answer);
  await expect(providerOf(open).send(textMessage())).rejects.toThrow(/^Taqnyat /);
});

test.each([
  [
    'a rejected number',
    [201, { statusCode: 201, messageId: 1, rejected: '[966512345678,]' }],
    { verdict: 'unreachable' },
  ],
  ['a spent balance', [402, { statusCode: 402 }], { verdict: 'later' }],
  ['an outage, which may have sent it', [502, {}], { name: 'Error' }],
] satisfies [string, FakeAnswer, object][])('%s says what it is', async (_, answer, expected) => {
  open = await startFakeTaqnyat();
  open.answerWith(answer);
  await expect(providerOf(open).send(textMessage())).rejects.toMatchObject(expected);
});

test('a try reads the balance, and says when the token is wrong', async () => {
  open = await startFakeTaqnyat();
  const asking = (token: string, language: 'ar' | 'en') => open && taqnyat.try?.(contextOf(open, token), language);
  expect(await asking(TOKEN, 'en')).toBe('Taqnyat accepts the token. Balance: 120.5');
  await expect(asking('token-of-another', 'ar')).rejects.toThrow('رفضت تقنيات المفتاح');
  expect(open.arrived).toEqual([]);
});

test('reports are read one by one or many at once; what nobody can read changes nothing', async () => {
  open = await startFakeTaqnyat();
  const provider = providerOf(open);
  const many = [
    { messageId: 1, status: 'DELIVRD' },
    { messageId: '2', status: 'Undelivered' },
    { messageId: 3, status: 'Expired' },
    { messageId: 4, status: 'Teleported' },
  ];
  expect(provider.receipt?.(reportOf(many))).toEqual({
    inbound: [],
    receipts: [
      { reference: '1', state: 'delivered' },
      { reference: '2', state: 'failed', verdict: 'unreachable' },
      { reference: '3', state: 'failed', verdict: 'later' },
    ],
  });
  expect(provider.receipt?.(reportOf('messageId=5&status=sent'))).toMatchObject({ receipts: [{ reference: '5' }] });
  for (const odd of ['', '{', '[1]', '<xml/>', 'messageId=5'])
    expect(provider.receipt?.(reportOf(odd)), odd).toBe('ignored');
  const silent = taqnyat.message?.(contextOf(open, TOKEN, ''));
  expect(silent?.receipt).toBeUndefined();
});
