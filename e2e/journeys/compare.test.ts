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
  await page.waitForURL(`**/compare?ids=${dates.id},${shoes.id}`);
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
  await page.waitForURL(`**/compare?ids=${shoes.id}`);
  await open('/compare');
  await page.waitForURL(`**/compare?ids=${shoes.id}`);

  const friend = await arrive({ language: 'en', width: WIDTH });
  await friend.open(`/compare?ids=${shoes.id},${shoes.id},x,${dates.id}`);
  await friend.page.waitForURL(`**/compare?ids=${shoes.id},${dates.id}`);
  const there = friend.page.getByRole('table');
  await there.waitFor();
  expect(await there.getByRole('columnheader').count()).toBe(3);
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
    expect(new URL(page.url()).search).toBe('');
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
