import { expect } from 'vitest';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { opening, words } from '../support/words.ts';

const WIDTH = 360;

journey('two products are chosen, compared and one is left out; the address is shared', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: WIDTH });
  const say = words('ar').compare;
  const [dates, shoes] = [await findProduct('sukkari-dates'), await findProduct('khatwa-running-shoes')];
  await open(`/product/${dates.id}`);
  await page.getByRole('button', { name: say.add }).click();
  await page.getByText(say.addAnother).waitFor();
  await open(`/product/${shoes.id}`);
  await page.getByRole('button', { name: say.add }).click();
  await page.getByRole('region', { name: say.chosen }).getByRole('link').click();
  // One order, however they were chosen.
  const [first = 0, last = 0] = [dates.id, shoes.id].toSorted((a, b) => a - b);
  await page.waitForURL(`**/compare?ids=${first},${last}`);
  const table = page.getByRole('table', { name: say.title });
  await table.waitFor();
  // The column of the facts' names has a head too.
  expect(await table.getByRole('columnheader').count()).toBe(3);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(WIDTH);
  const stock = table.getByRole('rowheader', { name: say.stock });
  await page.getByLabel(say.onlyDifferences).check();
  await stock.waitFor({ state: 'hidden' });
  await page.getByLabel(say.onlyDifferences).uncheck();
  await table
    .getByRole('button', { name: opening(say.leaveOutNamed) })
    .first()
    .click();
  await page.waitForURL(`**/compare?ids=${last}`);
  await open('/compare');
  await page.waitForURL(`**/compare?ids=${last}`);

  const friend = await arrive({ language: 'en', width: WIDTH });
  await friend.open(`/compare?ids=${last},${last},x,${first}`);
  await friend.page.waitForURL(`**/compare?ids=${first},${last}`);
  const there = friend.page.getByRole('table');
  await there.waitFor();
  expect(await there.getByRole('columnheader').count()).toBe(3);
});

journey('products are chosen on the cards of a list by a pointer or by keys', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'en', width: 1280 });
  const say = words('en').compare;
  await open('/products');
  const cards = page.getByRole('article');
  const control = (at: number) => cards.nth(at).getByRole('button', { name: opening(say.addNamed) });
  const opacity = (at: number) =>
    page.evaluate(`getComputedStyle(document.querySelectorAll('.card-compare')[${at}]).opacity`);
  await control(0).waitFor();
  await page.mouse.move(0, 0);
  expect(await opacity(0)).toBe('0');
  await control(0).click();
  await page.getByText(say.addAnother).first().waitFor();
  await control(1).focus();
  expect(await opacity(1)).toBe('1');
  await page.keyboard.press('Enter');
  expect(await control(1).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Compare 2 products' }).click();
  await page.getByRole('table', { name: say.title }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(3);
});

const KEPT = "localStorage.getItem('compared')";

journey(
  'the last product of a shared comparison is left out, and the own one is kept and not opened',
  async ({ arrive }) => {
    const { page, open } = await arrive({ language: 'ar', width: WIDTH });
    const say = words('ar').compare;
    const [dates, shoes] = [await findProduct('sukkari-dates'), await findProduct('khatwa-running-shoes')];
    await open('/compare');
    await page.evaluate(`localStorage.setItem('compared', '${dates.id}')`);
    await open(`/compare?ids=${shoes.id}`);
    await page.getByRole('button', { name: opening(say.leaveOutNamed) }).click();
    await page.getByText(say.empty).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.evaluate(KEPT)).toBe(String(dates.id));
    await open('/compare');
    await page.waitForURL(`**/compare?ids=${dates.id}`);
  },
);

journey('what is no longer sold is said to be gone, and kept no more', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'en', width: WIDTH });
  const say = words('en').compare;
  const dates = await findProduct('sukkari-dates');
  const [gone, alsoGone] = [999_999_998, 999_999_999];
  await open('/compare');
  await page.evaluate(`localStorage.setItem('compared', '${gone}')`);
  await open('/compare');
  await page.waitForURL(`**/compare?ids=${gone}`);
  await page.getByText('no longer sold').waitFor();
  await page.getByText(say.empty).waitFor();
  await page.waitForFunction(`${KEPT} === null`);
  await page.evaluate(`localStorage.setItem('compared', '${alsoGone},${dates.id}')`);
  await open(`/product/${dates.id}`);
  await page.getByText(say.addAnother).waitFor();
  expect(await page.evaluate(KEPT)).toBe(String(dates.id));
});
