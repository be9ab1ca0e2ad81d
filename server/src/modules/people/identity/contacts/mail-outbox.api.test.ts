import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMailer } from '../../../../platform/mail/index.ts';
import { makeCustomer } from '../../../../testing/index.ts';
import { openAccountShop } from '../account-shop.fixture.ts';

test('a mail without a server lands where people can read it, its link as a link', async () => {
  const shop = await openAccountShop();
  const outbox = join(tmpdir(), `waha-test-${process.pid}-mail`);
  const from = async () => ({ name: 'واحة', address: 'a@example.com' });
  const mailer = createMailer({ smtpUrl: undefined, outboxDirectory: outbox, from, now: Date.now });
  await makeCustomer(shop.db, { email: 'reader@example.com', isEmailVerified: true });
  await shop.call('POST /auth/forgot-password', { body: { email: 'reader@example.com' } });
  await shop.deliver();
  for (const mail of shop.mails) await mailer.send(mail);
  const [file = ''] = await readdir(outbox);
  const page = await readFile(join(outbox, file), 'utf8');
  await rm(outbox, { recursive: true });
  await shop.close();
  expect(page).toMatch(/<a class="button" href="http:\/\/shop\.test\/reset-password\/[\w-]{43}"/);
  expect(page).toContain('dir="rtl"');
});
