import type { Product } from '@waha/contract';
import { expect } from 'vitest';
import { expectAccessible, readers } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import { bringHome, haveDelivered, signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** A customer has an order, a guest places one; then both are at its page. */
async function atDeliveredOrder(visitor: Visitor, product: Product): Promise<void> {
  const { page, language, open } = visitor;
  if (language === 'en') {
    const { token } = await signIn(visitor);
    return open(`/account/orders/${(await haveDelivered(token, product.id, 1, product.variants[0]?.id)).id}`);
  }
  await putInCart(visitor, product);
  await buy(visitor);
  await bringHome(new URL(page.url()).searchParams.get('order') ?? '');
  await page.reload();
}

for (const { language, width } of readers) {
  journey(`shoes that do not fit are exchanged for another size (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width, still: true });
    const { page } = visitor;
    const main = page.getByRole('main');
    const say = words(language).returns;
    const product = await findProduct('khatwa-running-shoes');
    await atDeliveredOrder(visitor, product);

    await main.getByRole('link', { name: say.ask }).click();
    // Without a chosen line there is no exchange yet.
    const outcome = main.getByRole('group', { name: say.wanted });
    await outcome.waitFor();
    const anotherSize = outcome.getByRole('radio', { name: language === 'ar' ? /مقاس أو لون آخر/ : /Another size/ });
    expect(await anotherSize.count()).toBe(0);
    await main.getByRole('checkbox').check();
    await main.getByRole('combobox', { name: say.reasonOf.split('{')[0] ?? '' }).selectOption('wrong_size');
    await anotherSize.check();
    await main.getByText(say.noDifference, { exact: true }).waitFor();
    expect(await main.getByText(say.expected, { exact: true }).count()).toBe(0);

    await main.getByRole('button', { name: say.sendExchange }).click();
    const instead = outcome.getByRole('combobox');
    await outcome.locator('[id$="-error"]').waitFor();
    await outcome.locator('select:focus').waitFor();
    expect(await instead.locator('option:disabled').count(), 'one is sold out').toBeGreaterThan(0);
    await expectAccessible(visitor, [width]);
    // The same colour, one size larger: the next after the first.
    const wished = product.variants[1];
    await instead.selectOption(String(wished?.id));
    await main.getByRole('button', { name: say.sendExchange }).dblclick();

    await page.waitForURL(/\/returns\/./);
    const insteadOf = main.getByText(say.instead).filter({ hasText: String(wished?.size) });
    await insteadOf.waitFor();
    await expectAccessible(visitor, [width]);
    const id = page.url().split('/').at(-1) ?? '';

    const staff = await arrive({ language, width, still: true });
    await workAs(staff, await hire('owner'), language);
    const { returns, common } = adminTexts[language];
    const desk = staff.page.getByRole('main');
    const dialog = staff.page.getByRole('dialog');
    const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
    const confirm = async (name: string) => {
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await staff.page.goto(`/admin/returns/${id}`);
    await desk.getByText(returns.instead).waitFor();
    await expectAccessible(staff, [width]);
    await staff.page.getByRole('button', { name: returns.approve, exact: true }).click();
    await confirm(returns.approve);
    await press(returns.receive);
    await confirm(returns.receive);
    await desk.getByRole('button', { name: returns.refundInstead }).waitFor();
    await press(returns.exchange);
    await dialog.getByLabel(common.carrier).fill('سمسا');
    await dialog.getByLabel(common.carrierNumber).fill('SM-4711');
    await expectAccessible(staff, [width]);
    await confirm(returns.exchange);
    await desk.getByText('SM-4711').waitFor();
    await expectAccessible(staff, [width]);

    await page.reload();
    await main.getByText('SM-4711').waitFor();
    await main.getByText(say.next_exchanged).waitFor();
    await expectAccessible(visitor, [width]);
    // The delivered replacement may be returned again.
    await main.getByRole('link', { name: language === 'ar' ? /^من الطلب/ : /^From order/ }).click();
    await main.getByRole('link', { name: say.ask }).click();
    await main
      .getByText(say.nowAtHome)
      .filter({ hasText: String(wished?.size) })
      .waitFor();
  });
}
