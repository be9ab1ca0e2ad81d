import { expect } from 'vitest';
import { openDatabase, sql } from '../../server/src/platform/database/index.ts';
import { makeTicket } from '../../server/src/testing/factories/lotto-factories.ts';
import { signIn } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

/** Scratches cards of earlier days until one wins; more than half of the demo's cards do. */
async function winSomething(token: string, customerId: string): Promise<void> {
  const { url, databaseUrl } = shopUnderTest();
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  for (let isWon = false; !isWon; ) {
    const body = { ticket_id: await makeTicket(database.db, customerId) };
    const { reward } = await sendTo<{ reward: { prize: { kind: string } } | null }>(url, '/lotto/scratch', body, token);
    // A shipped prize requires an address first.
    isWon = reward !== null && reward.prize.kind !== 'product';
  }
  await database.close();
}

journey('a customer takes the free cards, reveals them, sees them verified and uses a reward', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const { token, user } = await signIn(visitor);
  await winSomething(token, user.id);
  await open('/account/lotto');
  await page.getByText('رقم الترخيص: DEMO-2026-001').waitFor();
  await page.getByRole('button', { name: 'احصل على بطاقتيك المجانيتين' }).click();
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(2);

  // Reveals a card by keyboard alone.
  const revealed = cards.filter({ hasText: 'البطاقة اليومية' });
  await revealed.getByRole('button', { name: /^اكشف البطاقة رقم/ }).focus();
  await page.keyboard.press('Enter');
  await revealed.getByText('تم التحقق', { exact: true }).waitFor();
  expect(await revealed.getByRole('status').first().textContent()).toMatch(/^البطاقة رقم \d+: /);

  // Scratches back and forth.
  const scratched = cards.filter({ hasText: 'بطاقة الترحيب' });
  await scratched.locator('canvas').scrollIntoViewIfNeeded();
  const box = await scratched.locator('canvas').boundingBox();
  if (!box) throw new Error('there is nothing to scratch');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  for (let y = 5; y < box.height; y += 20) {
    await page.mouse.move(box.x + box.width - 5, box.y + y, { steps: 12 });
    await page.mouse.move(box.x + 5, box.y + y + 10, { steps: 12 });
  }
  await page.mouse.up();
  await scratched.getByText('تم التحقق', { exact: true }).waitFor();

  await page.reload();
  const rewards = page.getByRole('region', { name: 'جوائزي' });
  const first = rewards.getByRole('button', { name: /^(احصل على الكود|أضفها إلى)/ }).first();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/store/lotto/use-reward')),
    first.click(),
  ]);
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { coupon: { code: string } | null } };
  if (data.coupon) await rewards.getByRole('button', { name: `نسخ الكود ${data.coupon.code}` }).waitFor();
  else
    await rewards
      .getByText(/^أُضيفت إلى/)
      .first()
      .waitFor();
});

journey('who proved no phone is led to proving it, and takes no card before', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  const { user } = await signIn(visitor);
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  await sql`update customers set phone_verified_at = null where id = ${user.id}`.execute(database.db);
  await database.close();
  await open('/account/lotto');
  const way = page.getByRole('link', { name: 'وثّق رقم جوالك' });
  await way.waitFor();
  expect(await page.getByRole('button', { name: /^خذ / }).count()).toBe(0);
  await way.click();
  await page.getByRole('button', { name: 'أرسل كود التأكيد' }).waitFor();
});

journey('what a card held stays when the rest of the page does not come again', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  visitor.complaints.allow(/history|ERR_FAILED/);
  await signIn(visitor);
  await open('/account/lotto');
  await page.getByRole('button', { name: 'احصل على بطاقتيك المجانيتين' }).click();
  const history = '**/api/store/lotto/history?*';
  await page.route(history, (route) => route.abort());
  await page
    .getByRole('button', { name: /^اكشف البطاقة رقم/ })
    .first()
    .click();
  const outdated = page.getByText('تعذّر تحديث ما تراه هنا، لكن كل شيء محفوظ لدينا.');
  await outdated.waitFor();
  await page.getByText('تم التحقق', { exact: true }).waitFor();

  await page.unroute(history);
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await page
    .getByRole('region', { name: 'ما كشطته من قبل' })
    .getByText(/^بطاقة رقم/)
    .waitFor();
  expect(await outdated.count()).toBe(0);
  await page.getByText('تم التحقق', { exact: true }).waitFor();
});
