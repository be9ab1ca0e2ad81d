import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { factories } from '../../server/src/testing/factories/factories.ts';
import { isInReach } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { signInAsMember, writeComment, writePost } from '../support/member.ts';
import { findPageFaults } from '../support/page-faults.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

/** Letters without a space to break at. */
const long = (length: number) => 'Handcraftedarabianhospitality'.repeat(10).slice(0, length);

/** A product with the longest name and brand, and without a picture. */
async function makeLongProduct(): Promise<number> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  const spec = { nameAr: long(200), nameEn: long(200), brand: long(120) };
  const { id } = await factories(database.db).product(spec);
  await database.close();
  return id;
}

journey(
  'a product with the longest name and no picture fits a phone, and can be put into the cart',
  async ({ arrive }) => {
    const id = await makeLongProduct();
    const { page, open } = await arrive({ language: 'en', width: 360, still: true });
    await open(`/product/${id}`);
    expect(await findPageFaults(page)).toEqual([]);
    await open(`/products?search=${long(60)}`);
    expect(await findPageFaults(page)).toEqual([]);
    const add = page.getByRole('article').getByRole('button', { name: /^Add .* to the cart$/ });
    expect(await isInReach(add.first())).toBe(true);
  },
);

journey('a product with the longest name fits a phone in the admin', async ({ arrive }) => {
  const id = await makeLongProduct();
  const visitor = await arrive({ language: 'en', width: 360, still: true });
  await workAs(visitor, await hire('owner'), 'en');
  await visitor.page.goto(`/admin/products/${id}`);
  await visitor.page.locator('main form').first().waitFor();
  expect(await findPageFaults(visitor.page)).toEqual([]);
  for (const list of [
    '/products',
    '/products/brands',
    '/products/bulk-change',
    '/home',
    '/searches',
    '/stock-counts',
  ]) {
    await visitor.page.goto(`/admin${list}`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect(await findPageFaults(visitor.page), list).toEqual([]);
  }
});

journey('members with the longest names fit a phone', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360, still: true });
  const { page, open } = visitor;
  const { memberId, handle } = await signInAsMember(visitor, { name: long(60), isTrusted: true });
  const postId = await writePost({ memberId, text: long(290), productIds: [await makeLongProduct()] });
  await writeComment({ memberId, postId, text: long(290) });
  for (const path of ['/community', `/community/posts/${postId}`, `/community/members/${handle}`]) {
    await open(path);
    await page.getByRole('main').getByText(long(60)).first().waitFor();
    expect(await findPageFaults(page), path).toEqual([]);
  }
});
