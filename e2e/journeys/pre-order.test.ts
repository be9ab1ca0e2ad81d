import { randomUUID } from 'node:crypto';
import { formatDate } from '@waha/kit/moment';
import { expectAccessible, readers } from '../support/accessible.ts';
import { input, press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { words } from '../support/words.ts';

const DAY_MS = 86_400_000;
const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);

for (const { language, width, otherWidth } of readers) {
  journey(`what has not arrived is ordered with its day, from form to order (${language}, ${width})`, async (scene) => {
    const { products: say } = adminTexts[language];
    const shown = formatDate(day, language);
    const name = `${language === 'ar' ? 'مروحة مكتب' : 'Desk fan'} ${randomUUID().slice(0, 6)}`;
    const staff = await scene.arrive({ language, width });
    await workAs(staff, await hire('manager'), language);
    await staff.page.goto('/admin/products/new');
    await input(staff, 'name_ar').fill(name);
    await input(staff, 'price').fill('80');
    const category = input(staff, 'category_id');
    const [, first = ''] = await category.locator('option').allTextContents();
    await category.selectOption({ label: first });
    const fold = staff.page.locator('details', { has: input(staff, 'backorder.kind') });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    await input(staff, 'backorder.kind').selectOption({ label: say.backorder_preorder });
    await input(staff, 'backorder.ships_from').fill(day);
    await input(staff, 'backorder.limit').fill('5');
    await expectAccessible(staff, [width, otherWidth]);
    await press(staff, say.publishNew);
    await staff.page.getByRole('link', { name: say.viewInShop }).waitFor();
    const id = Number(new URL(staff.page.url()).pathname.split('/').at(-1));

    const visitor = await scene.arrive({ language, width, still: true });
    const { page, open } = visitor;
    const { product, checkout } = words(language);
    await open(`/product/${id}`);
    await page.getByText(product.preorder.replace('{day}', shown)).waitFor();
    await expectAccessible(visitor, [width, otherWidth]);
    await page.getByRole('button', { name: product.buyNow }).click();
    await page.waitForURL(({ pathname }) => pathname.endsWith('/checkout'));
    if (width < 1024) await page.getByText(checkout.showSummary).first().click();
    const told = page.getByRole('main').getByText(shown);
    await told.locator('visible=true').first().waitFor();
    await expectAccessible(visitor, [width, otherWidth]);
    await fillDetails(visitor, buyers[language]);
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await orderNumber(page);
    await told.first().waitFor();
    await expectAccessible(visitor, [width, otherWidth]);

    const [order = ''] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
    await staff.page.goto(`/admin/orders/${order}`);
    await staff.page.getByText(shown).first().waitFor();
    await expectAccessible(staff, [width, otherWidth]);
  });
}
