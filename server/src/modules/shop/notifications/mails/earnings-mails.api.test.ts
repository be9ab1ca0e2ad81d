import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AffiliateShop,
  askForPayout,
  makeAffiliate,
  makeStaff,
  openAffiliateShop,
} from '../../../../testing/index.ts';

let world: AffiliateShop;
beforeAll(async () => {
  world = await openAffiliateShop();
});
afterAll(() => world.close());

const proved = (email: string, language: 'ar' | 'en') =>
  makeAffiliate(world.db, { email, isEmailVerified: true, language });

test('points that can be used are told of in one mail a day, however many orders', async () => {
  const affiliate = await proved('many@example.org', 'ar');
  for (let n = 0; n < 3; n += 1) await world.deliver((await world.buy({ told: affiliate.code })).id);
  await world.post();
  await world.runJob('commissions.tell');
  await world.settle();
  const mails = world.mails.filter(({ to }) => to === 'many@example.org');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('300')]);
  expect(mails[0]?.text).toContain('/affiliate/dashboard');
});

test('a withdrawal is told of when it is decided and paid, in both languages, and where it goes is masked', async () => {
  const affiliate = await proved('one@example.org', 'en');
  const other = await proved('other@example.org', 'en');
  const step = (id: string, name: string, { headers }: { headers: { authorization: string } }, body: object) =>
    world.done(`PUT /community/affiliate/admin/withdrawals/${id}/${name}`, { headers, body });
  const id = await askForPayout(world.db, affiliate.id, 120);
  await step(id, 'approve', await makeStaff(world.db, 'manager'), { version: 1 });
  await step(id, 'paid', world.owner, { version: 2, reference: 'TRX 77' });
  const refused = await askForPayout(world.db, other.id);
  await step(refused, 'reject', world.owner, { version: 1, reason: 'The name is another' });
  await world.settle();
  const to = (email: string) => world.mails.filter((mail) => mail.to === email);
  expect(to('one@example.org').map(({ subject }) => subject)).toEqual([
    'Your withdrawal of SAR 120.00 is approved',
    'We transferred SAR 120.00 to you',
  ]);
  expect(to('one@example.org')[1]?.text).toMatch(/TRX 77[\s\S]*حوّلنا/);
  expect(to('other@example.org')[0]?.text).toContain('The name is another.');
  const ours = world.mails.filter((mail) => mail.to.endsWith('@example.org'));
  for (const { text, html } of ours) expect(`${text}${html}`).not.toMatch(/SA0380|\{(amount|reason|name|store)/);
});
