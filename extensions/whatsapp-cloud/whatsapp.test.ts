import { MessageFault, type TextTemplate } from '@waha/extend';
import { runMessageContract, testContext, textMessage } from '@waha/extend/testing';
import { afterEach, expect, test } from 'vitest';
import { whatsapp } from './extension.ts';
import { account, signedReport, startFakeWhatsapp, statusOf } from './fake-whatsapp.fixture.ts';

type Fake = Awaited<ReturnType<typeof startFakeWhatsapp>>;
const names = {
  phoneNumberId: 'WHATSAPP_PHONE_NUMBER_ID',
  accountId: 'WHATSAPP_ACCOUNT_ID',
  token: 'WHATSAPP_TOKEN',
  appSecret: 'WHATSAPP_APP_SECRET',
  verifyToken: 'WHATSAPP_VERIFY_TOKEN',
} as const;

function contextOf({ url }: Fake, given: Partial<typeof account> = {}) {
  const settings = { ...account, ...given, url };
  const env = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [name, settings[key as keyof typeof names]]),
  );
  return { ...testContext(whatsapp, { env: { ...env, WHATSAPP_URL: url } }), settings };
}

function providerOf(fake: Fake, given: Partial<typeof account> = {}) {
  const provider = whatsapp.message?.(contextOf(fake, given));
  if (provider?.channel !== 'whatsapp') throw new Error('it sends nothing by WhatsApp');
  return provider;
}

const approved = 'رمزك في واحة: {{1}} صالح لعشر دقائق';

runMessageContract('whatsapp-cloud', async () => {
  const fake = await startFakeWhatsapp();
  fake.approve('sign_in_code', 'ar', approved);
  return {
    provider: providerOf(fake),
    arrived: (to) => fake.arrived.filter((message) => message.to === to).map(({ text }) => text),
    trouble: fake.trouble,
    receipt: (reference) => signedReport(statusOf(reference, 'delivered')),
    forgedReceipt: (reference) => signedReport(statusOf(reference, 'delivered'), 'secret of somebody'),
    secrets: [account.token, account.appSecret],
    close: fake.close,
  };
});

let open: Fake | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
const start = async () => {
  open = await startFakeWhatsapp();
  return open;
};

const news = {
  ...textMessage(),
  template: 'order_placed',
  values: { shop: 'واحة', number: 'W-1042', url: 'https://shop.example/orders/1#key=abc' },
  approved: { category: 'utility', body: 'استلمنا طلبك {number} وسنخبرك حين يخرج', button: 'افتح الطلب' },
} as const;
const shop = { publicUrl: 'https://shop.example', isDemo: true, isDev: false, dataDir: '/nowhere' };
const selling = (fake: Fake) => whatsapp.message?.({ ...contextOf(fake), shop });

test('an order’s message has its values in their places, and a button that leads into the shop', async () => {
  const fake = await start();
  fake.approve('order_placed', 'ar', 'استلمنا طلبك {{1}} وسنخبرك حين يخرج', true);
  const provider = selling(fake);
  if (provider?.channel !== 'whatsapp') throw new Error('it sends nothing');
  const { reference } = await provider.send(news);
  const text = 'استلمنا طلبك W-1042 وسنخبرك حين يخرج';
  expect(fake.arrived).toEqual([{ id: reference, key: news.key, to: news.to, text, button: 'orders/1#key=abc' }]);
  const elsewhere = { ...news, values: { ...news.values, url: 'https://evil.example/orders/1' } };
  await expect(provider.send(elsewhere)).rejects.toMatchObject({ verdict: 'unfit' });
});

test.each([
  ['a number that is not on WhatsApp', 400, 131_026, 'unreachable'],
  ['a session that is over', 400, 131_047, 'unfit'],
  ['another number of places', 400, 132_000, 'unfit'],
  ['a template that was never submitted', 404, 132_001, 'unfit'],
  ['a paused template', 400, 132_015, 'unfit'],
  ['the rate of the account', 429, 130_429, 'later'],
  ['the rate of one pair', 429, 131_056, 'later'],
  ['an expired token', 401, 190, 'later'],
  ['advertising that Meta holds back from a person', 400, 131_049, 'unreachable'],
  ['a person who wants no advertising', 400, 131_050, 'unreachable'],
] as const)('%s is told apart', async (_, status, code, verdict) => {
  const fake = await start();
  fake.approve('sign_in_code', 'ar', approved);
  fake.refuseWith(status, code);
  const error: unknown = await providerOf(fake)
    .send(textMessage())
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MessageFault);
  expect(error).toMatchObject({ verdict, message: `WhatsApp refused it with code ${code}` });
});

test('an outage does not say that nothing was sent', async () => {
  const fake = await start();
  fake.approve('sign_in_code', 'ar', approved);
  fake.refuseWith(500, 1);
  const error: unknown = await providerOf(fake)
    .send(textMessage())
    .catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(MessageFault);
  expect(error).toMatchObject({ message: 'WhatsApp refused it with code 1' });
});

test('a message without an approved text, or without a value, calls nobody', async () => {
  const fake = await start();
  const provider = providerOf(fake);
  for (const message of [
    { ...textMessage(), approved: undefined },
    { ...textMessage(), values: {} },
  ]) {
    await expect(provider.send(message)).rejects.toMatchObject({ verdict: 'unfit' });
  }
  expect(fake.arrived).toEqual([]);
});

test('receipts of a report are told each, by the key of the message too, and what is new at Meta costs none', async () => {
  const provider = providerOf(await start());
  const { statuses } = statusOf('wamid.1', 'failed', { errors: [{ code: 131_026 }], biz_opaque_callback_data: 'k1' });
  const all = [...(statuses as unknown[]), { id: 'wamid.2', status: 'sung' }, { id: 'wamid.3', status: 'read' }];
  expect(await provider.receipt?.(signedReport({ statuses: all }))).toEqual({
    receipts: [
      { reference: 'wamid.1', key: 'k1', state: 'failed', verdict: 'unreachable' },
      { reference: 'wamid.3', key: undefined, state: 'read' },
    ],
    inbound: [],
  });
  const another = signedReport(statusOf('wamid.1', 'read'), account.appSecret, '99');
  expect(await provider.receipt?.(another), 'of another number of the account').toBe('ignored');
});

test('replies are told with their writer; pictures are not', async () => {
  const provider = providerOf(await start());
  const from = '966512345678';
  const contacts = [{ wa_id: from, profile: { name: 'نورة' } }];
  const messages = [
    { from, id: 'wamid.a', timestamp: '1', type: 'text', text: { body: 'متى يصل؟' } },
    { from, id: 'wamid.b', timestamp: '1', type: 'image', image: { id: '1' } },
  ];
  const told = await provider.receipt?.(signedReport({ contacts, messages }));
  expect(told).toEqual({
    receipts: [],
    inbound: [{ id: 'wamid.a', from: `+${from}`, name: 'نورة', text: 'متى يصل؟' }],
  });
});

test('an answer of staff goes to those who wrote within a day, and is unfit for others', async () => {
  const fake = await start();
  const provider = providerOf(fake);
  fake.writers.add('966512345678');
  const reply = { key: 'contact-1', to: '+966512345678', text: 'يصل غدًا' };
  const { reference } = (await provider.reply?.(reply)) ?? {};
  expect(fake.arrived).toEqual([{ id: reference, key: reply.key, to: reply.to, text: reply.text, button: null }]);
  await expect(provider.reply?.({ ...reply, to: '+966599999999' })).rejects.toMatchObject({ verdict: 'unfit' });
});

test('the address is proved by the word of the owner alone', async () => {
  const provider = providerOf(await start());
  const ask = (word: string, mode = 'subscribe', challenge = '1158201444') =>
    provider.handshake?.({
      headers: {},
      query: { 'hub.mode': mode, 'hub.verify_token': word, 'hub.challenge': challenge },
      body: new Uint8Array(),
    });
  expect(ask(account.verifyToken)).toBe('1158201444');
  expect([
    ask('guessed'),
    ask(''),
    ask(account.verifyToken, 'x'),
    ask(account.verifyToken, 'subscribe', '<b>'),
  ]).toEqual(Array(4).fill(null));
});

const template: TextTemplate = {
  template: 'order_placed',
  language: 'ar',
  category: 'utility',
  body: 'استلمنا طلبك {number} وسنخبرك حين يخرج',
  button: 'افتح الطلب',
  examples: { number: 'W-1042', url: 'https://shop.example/orders/1' },
};
const code: TextTemplate = {
  ...{ template: 'sms_code', language: 'ar', category: 'authentication', body: 'كودك {code} لا تشاركه', button: null },
  examples: { code: '123456' },
};

test('texts are submitted, read on every page, and edited where they are others', async () => {
  const fake = await start();
  fake.approve('of_another_program', 'en', 'Hello');
  fake.approve('second_of_another', 'en', 'Hello');
  const provider = selling(fake);
  if (provider?.channel !== 'whatsapp') throw new Error('it sends nothing');
  const stateOf = async (one: TextTemplate) => (await provider.templates?.([one]))?.[0]?.state;
  expect(await stateOf(template)).toBe('missing');
  for (const one of [template, code]) await provider.submitTemplate?.(one);
  expect([await stateOf(template), await stateOf(code)]).toEqual(['pending', 'pending']);
  for (const one of fake.templates) one.status = 'APPROVED';
  expect([await stateOf(template), await stateOf(code)]).toEqual(['approved', 'approved']);
  const changed = { ...template, body: 'وصلنا طلبك {number} وسنخبرك حين يخرج' };
  expect(await stateOf(changed)).toBe('different');
  await provider.submitTemplate?.(changed);
  expect(await stateOf(changed)).toBe('pending');
  expect(fake.templates).toHaveLength(4);
  for (const one of fake.templates) one.status = 'REJECTED';
  expect(await stateOf(changed)).toBe('rejected');
});

test('a try reads the name of the number, and says when the token is wrong', async () => {
  const fake = await start();
  expect(await whatsapp.try?.(contextOf(fake), 'en')).toBe(
    'WhatsApp accepts the token. Number: +966 11 000 0000 · متجر',
  );
  await expect(whatsapp.try?.(contextOf(fake, { token: 'token-of-another' }), 'ar')).rejects.toThrow('رفض واتساب');
});
