import type { ContestDetail, ContestEntry, Quote } from '@waha/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { aContest, anEntry, aReward, moveContest } from '../support/community-rooms.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { signInAsMember } from '../support/member.ts';
import { readFrom, sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';

/** Reloads the notifications until one contains the text: events create them some moments later. */
async function waitForNotice(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('listitem')
        .first()
        .waitFor({ timeout: 5_000 })
        .catch(() => undefined);
      return page.getByText(text).count();
    })
    .toBeGreaterThan(0);
}

journey(
  'a contest is entered, voted on and won; its points become a code that the checkout takes',
  async ({ arrive }) => {
    const { url } = shopUnderTest();
    const contestId = await aContest('open');
    await anEntry(contestId);

    const entrant = await arrive({ language: 'ar', width: 360 });
    const { page } = entrant;
    const { token } = await signInAsMember(entrant, { name: 'هند', isTrusted: true });
    await entrant.open(`/community/contests/${contestId}`);
    await page.getByRole('button', { name: 'أرسل المشاركة' }).click();
    await page.getByText('أضف صورة', { exact: true }).last().waitFor();
    const buffer = await makePicture({ width: 900, height: 900 });
    await page.locator('input[type=file]').setInputFiles({ name: 'corner.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('رُفعت صورة واحدة').waitFor({ state: 'attached' });
    await page.getByRole('textbox', { name: /^كلمة عنها/ }).fill('ركني المفضل');
    await page.getByRole('button', { name: 'أرسل المشاركة' }).dblclick();
    await page.getByText('وصلت مشاركتك، بالتوفيق').waitFor();
    const own = page.getByRole('article').filter({ hasText: 'ركني المفضل' });
    await own.getByRole('img', { name: 'ركني المفضل' }).waitFor();
    expect(await page.getByRole('button', { name: 'أرسل المشاركة' }).count(), 'one takes part once').toBe(0);

    await moveContest(contestId, 'voting');
    const voter = await arrive({ language: 'en', width: 1280 });
    await signInAsMember(voter, { name: 'Omar' });
    await voter.open(`/community/contests/${contestId}`);
    const theirs = voter.page.getByRole('article').filter({ hasText: 'ركني المفضل' });
    await theirs.getByRole('button', { name: /^Vote for/ }).click();
    await voter.page.getByRole('button', { name: 'Yes, vote' }).click();
    await voter.page.getByText('We have your vote; thank you').waitFor();
    await theirs.getByText('Your vote', { exact: true }).waitFor();
    expect(await voter.page.getByRole('button', { name: /^Vote for/ }).count(), 'a vote stands').toBe(0);

    await moveContest(contestId, 'closed');
    const { my_entry: mine } = await readFrom<ContestDetail & { my_entry: ContestEntry }>(
      url,
      `/community/contests/${contestId}`,
      token,
    );
    await asStaff('owner', `POST /admin/community/contests/${contestId}/winners`, { entry_ids: [mine.id] });

    await entrant.open('/community/notifications');
    await waitForNotice(page, 'حصلت على المركز 1');
    await page.getByRole('link', { name: /حصلت على المركز 1/ }).click();
    await page.getByRole('heading', { name: 'الفائزون' }).waitFor();
    await page.getByText('المركز 1', { exact: true }).first().waitFor();

    const name = `قسيمة ${Date.now()}`;
    await aReward({ name_ar: name, name_en: name });
    await entrant.open('/community/rewards');
    await page.getByText('لديك 300 نقطة').waitFor();
    await page.getByRole('button', { name: new RegExp(`استبدل نقاطك.*${name}`) }).click();
    const [redeemed] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/redeem') && answer.status() === 201),
      page.getByRole('button', { name: 'نعم، استبدل' }).dblclick(),
    ]);
    const { data } = (await redeemed.json()) as { data: { coupon: { code: string } } };
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `انسخ الكود ${data.coupon.code}` })
      .waitFor();
    await page.getByRole('button', { name: 'حسنًا' }).click();
    await page.getByText('لديك 200 نقطة').waitFor();

    const product = await findProduct('sukkari-dates');
    const [variant] = product.variants;
    const lines = [{ product_id: product.id, quantity: 2, ...(variant && { variant_id: variant.id }) }];
    const quote = await sendTo<Quote>(url, '/orders/quote', { lines, coupon_code: data.coupon.code }, token);
    expect(quote.coupon).toMatchObject({ applied: true });
    expect(quote.discounts.map(({ amount }) => amount)).toContain(20);
  },
);
