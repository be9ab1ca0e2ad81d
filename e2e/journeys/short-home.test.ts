import { expect } from 'vitest';
import { sidewaysOverflow } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { words } from '../support/words.ts';

/** Pixels of a phone 360 wide, once every part is drawn. */
const HOME = 6000;

for (const language of ['ar', 'en'] as const) {
  journey(`home is short, and its hearts and its countdown are in the document (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360 });
    const path = language === 'ar' ? '/' : '/en';
    const html = await (await fetch(`${shopUnderTest().url}${path}`)).text();
    // Each product has one; articles of the blog are cards without.
    const hearts = html.split('#heart"').length - 1;
    expect(hearts).toBe(html.split('<article').length - 1 - 3);
    expect(html.split('··').length - 1).toBeGreaterThanOrEqual(3);

    await open('/');
    // The clock ticks where its boxes stood.
    await expect.poll(() => page.getByText('··', { exact: true }).count()).toBe(0);
    // Parts far below have an assumed size until they are drawn.
    const heightOf = () =>
      page.evaluate<number>(`(document.documentElement.dataset.drawnLast = '', document.documentElement.scrollHeight)`);
    await expect.poll(heightOf).toBeLessThanOrEqual(HOME);
    process.stdout.write(`Home (${language}, 360 px): ${await heightOf()} px\n`);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

journey('what floats goes away for who reads on, and comes back on the way up', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/');
  const chat = page.getByRole('link', { name: words('ar').shell.chat, includeHidden: true });
  const scrollTo = (top: number) => page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await scrollTo(300);
  await chat.waitFor({ state: 'attached' });
  for (const top of [600, 900, 1200]) {
    await scrollTo(top);
    await page.waitForTimeout(400);
    expect(await chat.isVisible()).toBe(false);
  }
  let top = 1200;
  let start = 1200;
  const isBack = async () => {
    // Other places each time up: which of them are free depends on the products of the day.
    if (top <= 400) start += 35;
    top = top > 400 ? top - 90 : start;
    await scrollTo(top);
    await page.waitForTimeout(400);
    return chat.isVisible();
  };
  await expect.poll(isBack).toBe(true);
});
