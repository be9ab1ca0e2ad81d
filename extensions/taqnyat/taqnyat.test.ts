import { type FakeAnswer, runMessageContract, startFakeServer, testContext, textMessage } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { taqnyat } from './extension.ts';

const TOKEN = 'token-of-the-fake-one';

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
const contextOf = ({ url }: Fake, token = TOKEN) => {
  const env = { TAQNYAT_URL: url, TAQNYAT_TOKEN: token, TAQNYAT_SENDER: 'Waha' };
  return { ...testContext(taqnyat, { env }), settings: { url, token, sender: 'Waha', adSender: 'Waha-AD' } };
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
    secrets: [TOKEN],
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

test('a try reads the balance, and says when the token is wrong', async () => {
  open = await startFakeTaqnyat();
  const asking = (token: string, language: 'ar' | 'en') => open && taqnyat.try?.(contextOf(open, token), language);
  expect(await asking(TOKEN, 'en')).toBe('Taqnyat accepts the token. Balance: 120.5');
  await expect(asking('token-of-another', 'ar')).rejects.toThrow('رفضت تقنيات المفتاح');
  expect(open.arrived).toEqual([]);
});
