import { expect, test } from 'vitest';
import { makeCustomer } from '../../../../testing/index.ts';
import { openAccountShop } from '../account-shop.fixture.ts';

test('the link of a mail is a link in its page, right to left', async () => {
  const shop = await openAccountShop();
  await makeCustomer(shop.db, { email: 'reader@example.com', isEmailVerified: true });
  await shop.call('POST /auth/forgot-password', { body: { email: 'reader@example.com' } });
  await shop.deliver();
  const [mail] = shop.mails;
  await shop.close();
  expect(mail?.html).toMatch(/<a class="button" href="http:\/\/shop\.test\/reset-password\/[\w-]{43}"/);
  expect(mail?.html).toContain('dir="rtl"');
});
