import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { buyAndReceive } from '../support/purchase.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

/** A moderator publishes a waiting review. */
async function publish(reviewId: number): Promise<number> {
  const { url, databaseUrl } = shopUnderTest();
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  const { headers } = await makeStaff(database.db, 'moderator');
  await database.close();
  const response = await fetch(`${url}/api/store/admin/reviews/${reviewId}/publish`, {
    method: 'PUT',
    headers: { 'x-api-key': 'waha-demo-key', ...headers },
  });
  return response.status;
}

journey(
  'a buyer reviews from their order, with a photo, and everybody reads it once it is published',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const product = await findProduct('taif-rose-eau-de-parfum');
    const { token } = await signIn(visitor);
    const orderId = await buyAndReceive(product.id, token);
    await open(`/account/orders/${orderId}`);
    await page.getByRole('link', { name: 'اكتب رأيك فيه' }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'انشر رأيك' }) });
    await form.waitFor();

    await form.getByRole('button', { name: 'انشر رأيك' }).click();
    await form.locator(`#review-${product.id}-rating-error`).waitFor();
    expect(await page.evaluate('document.activeElement?.id')).toBe(`review-${product.id}-rating`);
    // Arrow keys choose, as in any group of radio buttons.
    await page.keyboard.press('Space');
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowDown');
    expect(await form.getByRole('radio', { name: '4 نجوم: جيد' }).isChecked()).toBe(true);
    const text = `تمر طري ولذيذ، والتغليف أنيق ${Date.now()}`;
    await form.getByLabel('رأيك بالتفصيل').fill(text);

    const chooser = form.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'رأي.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await form.getByText('هذا الملف ليس صورة', { exact: false }).waitFor();
    await form.getByRole('button', { name: 'إزالة الصورة 1' }).click();
    const picture = await makePicture({ width: 900, height: 700 });
    await chooser.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: picture });
    await form.getByText('رُفعت صورة واحدة').waitFor({ state: 'attached' });

    await page.reload();
    expect(await form.getByLabel('رأيك بالتفصيل').inputValue(), 'what was typed stays').toBe(text);
    await chooser.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: picture });
    await form.getByText('رُفعت صورة واحدة').waitFor({ state: 'attached' });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/store/reviews')),
      form.getByRole('button', { name: 'انشر رأيك' }).click(),
    ]);
    await page.getByText('بانتظار المراجعة').waitFor();
    const { data } = (await answer.json()) as { data: { id: number } };
    expect(await publish(data.id)).toBe(200);

    const reader = await arrive({ language: 'en' });
    await expect
      .poll(
        async () => {
          await reader.open(`/product/${product.id}/${product.slug}`);
          return reader.page.getByText(text).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    const review = reader.page.getByRole('article').filter({ hasText: text });
    const helpful = review.getByRole('button', { name: /^Helpful/ });
    const counted = reader.page.waitForResponse((response) => response.url().includes('/helpful'));
    await helpful.click();
    await review.getByRole('button', { name: 'Helpful 1' }).waitFor();
    // The number is shown before the server has answered.
    await counted;
    await reader.page.reload();
    await review.getByRole('button', { name: 'Helpful 1', pressed: true }).waitFor();
    await review.getByRole('link').first().click();
    await reader.page.getByRole('dialog', { name: /^Photos by/ }).waitFor();
    await reader.page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'حذف رأيك', exact: false }).click();
    await page.getByRole('button', { name: 'احذفه' }).click();
    await page.getByText('حُذف رأيك').first().waitFor();
    await page.getByRole('button', { name: 'اكتب رأيك' }).waitFor();
  },
);
