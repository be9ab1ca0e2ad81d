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
  expect(await table.getByRole('columnheader').count()).toBe(2);
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
  expect(await there.getByRole('columnheader').count()).toBe(2);
});
