import { type AnyExtension, defineExtension, type MessageProvider, type TextMessage } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createExtensionMailer, hostTextChannels, openExtensions } from '../../../extensions/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeCustomer,
  type TestDatabase,
  testExtensions,
} from '../../../testing/index.ts';
import { createSmsGate } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const texts = { ar: {}, en: {} };
const gateway = (name: string, provider: Partial<MessageProvider>): AnyExtension =>
  defineExtension({
    ...{ name, api: 1, settings: {}, texts },
    // A test chooses the channel and its functions together.
    message: () => ({ channel: 'sms', send: async () => ({ reference: null }), ...provider }) as MessageProvider,
  });

const sms = {
  to: '+966512345678',
  language: 'ar',
  template: 'code',
  values: { code: '123456' },
  text: '123456',
} as const;
const mail = { to: 'a@example.com', subject: 'x', text: 'x', html: '<p>x</p>' };

function sendersOf(list: readonly AnyExtension[]) {
  const lines: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line) => lines.push(line) } });
  const opened = openExtensions(list, {
    config: readConfig({ SETTINGS_KEY: 'a key of forty characters for this test' }),
    db: database.db,
    log,
    now: Date.now,
  });
  const hosting = { log, now: Date.now };
  const from = async () => ({ name: 'واحة', address: 'shop@example.com' });
  return {
    sms: createSmsGate({ db: database.db, channels: hostTextChannels(opened), seal: opened.seal, ...hosting }),
    mailer: createExtensionMailer(opened, from, hosting),
    lines,
    opened,
  };
}

test('of several gateways the first sends; one message again is sent once', async () => {
  const sent: TextMessage[] = [];
  const taking = gateway('first', {
    async send(message: TextMessage) {
      sent.push(message);
      return { reference: 'r1' };
    },
  });
  const { sms: sender } = sendersOf([taking, gateway('second', {})]);
  await sender.send({ ...sms, key: 'k1' });
  await sender.send({ ...sms, key: 'k1' });
  await sender.send({ ...sms, text: '654321' });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject(sms);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('a gateway that fails, or answers rubbish, is an error that a job tries again', async () => {
  for (const send of [() => Promise.reject(new Error('no balance')), async () => JSON.parse('{"ok":1}')]) {
    const { sms: sender } = sendersOf([gateway('acme', { send })]);
    await expect(sender.send(sms)).rejects.toMatchObject({ name: 'ExtensionError' });
  }
});

test('without any extension messages are dropped, and the log says so once, without an address', async () => {
  const { sms: sender, mailer, lines } = sendersOf([]);
  for (let time = 0; time < 3; time += 1) {
    await sender.send(sms);
    await mailer.send(mail);
  }
  mailer.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'a text message was not sent: no extension sends text messages',
    'a mail was not sent: no extension sends mail',
  ]);
  expect(lines.join()).not.toMatch(/966|example/);
});

test('where no extension sends text messages, ways in by phone are refused in a sentence, those by mail are not', async () => {
  const { phone } = await makeCustomer(database.db, { phone: '+966512345670', isPhoneVerified: true });
  const ask = async (extensions: readonly AnyExtension[]) => {
    const shop = await createTestApp(database, { extensions });
    const answers = [
      await shop.call('POST /auth/login-code', { body: { login: phone } }),
      await shop.call('POST /auth/forgot-password', { body: { email: phone } }),
      await shop.call('POST /auth/login-code', { body: { login: 'nobody@example.com' } }),
    ];
    await shop.close();
    return answers.map(({ status, body }) => body.code ?? status);
  };
  expect(await ask([])).toEqual(['sms.unavailable', 'sms.unavailable', 200]);
  expect(await ask(testExtensions)).toEqual([200, 200, 200]);
});

test('a receipt is counted by its state, and one that proves nothing is refused', async () => {
  const receipt: MessageProvider['receipt'] = ({ headers, body }) => {
    if (headers['x-signature'] !== 'right') return 'forged';
    return JSON.parse(new TextDecoder().decode(body));
  };
  const shop = await createTestApp(database, { extensions: [gateway('acme', { receipt })] });
  const tell = (body: unknown, signature = 'right') =>
    shop.call('POST /messages/acme/receipt', { body, headers: { 'x-signature': signature, 'x-api-key': '' } });
  expect((await tell({ reference: 'r1', state: 'delivered' })).status).toBe(200);
  expect((await tell({ reference: 'r1', state: 'eaten' })).status).toBe(401);
  expect((await tell({}, 'wrong')).body.code).toBe('sms.receipt_refused');
  const metrics = await shop.app.writeMetrics();
  await shop.close();
  expect(metrics).toContain('waha_extension_calls_total{extension="acme",act="receipt.delivered",outcome="ok"} 1');
});
