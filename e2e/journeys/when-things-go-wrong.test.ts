import { expect } from 'vitest';
import { putInCart } from '../support/cart-line.ts';
import { buyers, field, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { countOrders, inDatabase } from '../support/shop-database.ts';
import type { Visitor } from '../support/visitor.ts';

const TYPED = ['firstName', 'lastName', 'email', 'city', 'district', 'street'] as const;

async function expectTyped(visitor: Visitor): Promise<void> {
  const buyer = buyers[visitor.language];
  for (const name of TYPED) expect(await field(visitor, name).inputValue(), name).toBe(buyer[name]);
}

for (const path of [
  '/product/999999',
  '/product/999999/gone',
  '/bundle/999999',
  '/categories/none',
  '/no/such/page',
  '/product/abc',
]) {
  journey(`${path} is a page of its own with status 404`, async ({ arrive }) => {
    const { page, complaints } = await arrive({ language: 'ar', width: 360 });
    complaints.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'الصفحة غير موجودة' }).waitFor();
    await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click();
    await page.waitForURL(/\/$/);
  });
}

journey('a connection that breaks while ordering loses nothing, and trying again orders once', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, context, complaints } = visitor;
  const buyer = { ...buyers.ar, phone: '0551110001' };
  await putInCart(visitor, await findProduct('mountain-sidr-honey'));
  await visitor.open('/checkout');
  await fillDetails(visitor, buyer);
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).waitFor();
  complaints.allow(/request failed|Failed to load resource/);
  // The order arrives; its answer is lost.
  await context.route('**/api/store/orders', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await placeButton(visitor).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'لم يصلنا الرد' });
  await trouble.waitFor();
  await expectTyped(visitor);
  await context.unroute('**/api/store/orders');
  await trouble.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await orderNumber(page);
  expect(await countOrders('+966551110001')).toBe(1);
});

journey('a total that changed meanwhile is shown, and ordered only once agreed to', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 1280 });
  const { page } = visitor;
  const product = await findProduct('book-saudi-kitchen');
  await putInCart(visitor, product);
  await visitor.open('/checkout');
  await fillDetails(visitor, { ...buyers.ar, phone: '0551110002' });
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).waitFor();
  visitor.complaints.allow(/409/);
  const [before] = await inDatabase<{ price_halalas: number }>('select price_halalas from products where id = $1', [
    product.id,
  ]);
  await inDatabase('update products set price_halalas = price_halalas + 1000 where id = $1', [product.id]);
  try {
    await placeButton(visitor).click();
    const dialog = page.getByRole('dialog', { name: 'تغيّر إجمالي طلبك' });
    await dialog.getByRole('row', { name: /كتاب المطبخ.*95.*105/ }).waitFor();
    expect(await countOrders('+966551110002')).toBe(0);
    await dialog.getByRole('button', { name: 'العودة للمراجعة' }).click();
    await expectTyped(visitor);
    await page.getByRole('button', { name: /^تأكيد الطلب بقيمة 139/ }).click();
    await orderNumber(page);
    expect(await countOrders('+966551110002')).toBe(1);
  } finally {
    await inDatabase('update products set price_halalas = $2 where id = $1', [product.id, before?.price_halalas]);
  }
});

journey('a changed total can be agreed to at once', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 360 });
  const { page } = visitor;
  const product = await findProduct('bedtime-stories-collection');
  await putInCart(visitor, product);
  await visitor.open('/checkout');
  await fillDetails(visitor, { ...buyers.en, phone: '0551110003' });
  await payment(page, 'cash_on_delivery').check();
  await placeButton(visitor).waitFor();
  visitor.complaints.allow(/409/);
  await inDatabase('update products set price_halalas = price_halalas + 500 where id = $1', [product.id]);
  try {
    await placeButton(visitor).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^I agree, place the order/ })
      .click();
    await orderNumber(page);
  } finally {
    await inDatabase('update products set price_halalas = price_halalas - 500 where id = $1', [product.id]);
  }
});

journey('a reload during checkout keeps what was typed', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  await putInCart(visitor, await findProduct('mountain-sidr-honey'));
  await visitor.open('/checkout');
  await fillDetails(visitor, buyers.ar);
  await visitor.page.reload();
  await field(visitor, 'firstName').waitFor();
  await expectTyped(visitor);
});

journey('two tabs keep the cart in step', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280 });
  const { page, context, open } = visitor;
  await open('/');
  const other = await context.newPage();
  await other.goto('/en/products');
  await awake(other);
  await other
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Shopping cart: 1 item', exact: true }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping cart/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Increase the quantity' }).click();
  await other.getByRole('banner').getByRole('link', { name: 'Shopping cart: 2 items', exact: true }).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove .* from the cart$/ })
    .first()
    .click();
  await other.getByRole('banner').getByRole('link', { name: 'Shopping cart: empty', exact: true }).waitFor();
});

journey('a change of language keeps the page and says so', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 1280 });
  await open('/products?on_sale=1&sort=price_asc');
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL(/\/en\/products\?sort=price_asc&on_sale=1$/);
  await page.getByRole('status').filter({ hasText: 'Language changed to English' }).waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await page.waitForURL(/\/products\?sort=price_asc&on_sale=1$/);
  await page.getByRole('status').filter({ hasText: 'تم تغيير اللغة إلى العربية' }).waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

journey('a refused checkout says everything that is missing, and keeps the rest', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page } = visitor;
  await putInCart(visitor, await findProduct('mountain-sidr-honey'));
  await visitor.open('/checkout');
  await field(visitor, 'firstName').fill('نورة');
  await page.getByRole('button', { name: /^تأكيد الطلب/ }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'قبل تأكيد الطلب' });
  await summary.getByRole('link', { name: 'اكتب اسم العائلة' }).click();
  await page.keyboard.type('العتيبي');
  expect(await field(visitor, 'lastName').inputValue()).toBe('العتيبي');
  expect(await field(visitor, 'firstName').inputValue()).toBe('نورة');
});

journey('a step whose script is blocked opens the page as a document', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 1280 });
  const { page, context, complaints } = visitor;
  await visitor.open('/about');
  complaints.allow(/faq-|Error loading route module|Failed to (?:load|fetch)|console on \S+: Error$/);
  await context.route('**/assets/faq-*.js', (route) => route.abort());
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'خدمة العملاء' });
  const faq = column.getByRole('link', { name: 'الأسئلة الشائعة' });
  // Folded where the browser cannot show a closed part.
  if (!(await faq.isVisible())) await column.getByRole('heading').click();
  await faq.click();
  await page.waitForURL(/\/faq$/);
  await page.getByRole('heading', { level: 1, name: 'الأسئلة الشائعة' }).waitFor();
});

journey('what cannot be loaded is said at the top in words of its own', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 1280 });
  const { page, context, complaints } = visitor;
  await signIn(visitor);
  await visitor.open('/about');
  complaints.allow(/Failed to load resource|request failed|500 for|Error/);
  const said = (text: string) => page.getByRole('status').getByText(text).waitFor();
  await context.route('**/api/store/wishlist?*', (route) => route.fulfill({ status: 500, body: '' }));
  await visitor.open('/account/wishlist');
  await said('فشل في تحميل المفضلة');
  await context.route('**/api/store/user/addresses', (route) => route.fulfill({ status: 500, body: '' }));
  await visitor.open('/account/addresses');
  await said('فشل في تحميل عناوينك');
  await context.route('**/products.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('navigation').getByRole('link', { name: 'المنتجات', exact: true }).first().click();
  await said('فشل في تحميل المنتجات');
  await context.route('**/_.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await context.route('**/api/store/products/new-arrivals*', (route) => route.fulfill({ status: 500, body: '' }));
  await visitor.open('/about');
  await page.getByRole('banner').getByRole('link', { name: 'واحة' }).first().click();
  await said('فشل في تحميل المنتجات الجديدة');
  await page.getByRole('heading', { name: 'الأكثر مبيعًا' }).waitFor();
});

journey('a first step to home that comes before all routes are known shows home', async ({ arrive }) => {
  const { page, context } = await arrive({ language: 'ar', width: 360 });
  await page.goto('/about');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The manifest of all routes loads slowly; the navigation uses the routes in the document.
  await context.route('**/assets/manifest-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'واحة' }).first().click();
  await page.waitForURL(/\/$/);
  await page.getByRole('heading', { name: 'الأكثر مبيعًا' }).waitFor();
  release();
});
