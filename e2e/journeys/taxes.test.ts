import { randomUUID } from 'node:crypto';
import type { AdminProduct, Product } from '@waha/contract/types';
import { expect } from 'vitest';
import { productBody } from '../../server/src/testing/factories/drafts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { input, press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const MEDICINES = 'VATEX-SA-35';

async function publishMedicine(): Promise<AdminProduct> {
  const { category } = await findProduct('match-football');
  const mark = randomUUID().slice(0, 6);
  const body = productBody({
    category_id: category.id,
    sku: mark,
    slug: `thermometer-${mark}`,
    name_ar: `ميزان حرارة ${mark}`,
  });
  return asStaff('owner', 'POST /admin/products', { ...body, price: 40, stock: 20, status: 'published' });
}

/** Gives a product its tax, and sees it counted among the taxes of the shop. */
async function giveTax(staff: Visitor, product: AdminProduct): Promise<void> {
  const { products, settings } = adminTexts.ar;
  const { page } = staff;
  await workAs(staff, await hire('owner'), 'ar');
  await page.goto(`/admin/products/${product.id}`);
  const fold = page.locator('details').filter({ has: page.getByRole('heading', { name: products.tax, exact: true }) });
  await fold.locator('summary').click();
  await input(staff, 'tax').selectOption(MEDICINES);
  await press(staff, products.save);
  await page.getByText(adminTexts.ar.common.saved).first().waitFor();
  await page.goto('/admin/settings/taxes');
  await page.getByRole('link', { name: new RegExp(products[`tax_${MEDICINES}`]) }).waitFor();
  await page.getByRole('heading', { name: settings.taxRules }).waitFor();
  await expectAccessible(staff, [360]);
  await page.getByRole('link', { name: new RegExp(products[`tax_${MEDICINES}`]) }).click();
  await page.getByText(product.name_ar).first().waitFor();
}

journey(
  'a zero-rated product is sold beside another, and page, cart, order and invoice say both',
  async ({ arrive }) => {
    const medicine = await publishMedicine();
    await giveTax(await arrive({ language: 'ar', width: 360 }), medicine);

    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    const { product, cart, order } = words('ar');
    await open(`/product/${medicine.id}`);
    await page.getByText(product.vat_zero_rated).waitFor();
    const ball: Product = await findProduct('match-football');
    await open(`/product/${ball.id}`);
    await page.getByText(product.vat_standard).first().waitFor();

    await putInCart(visitor, ball);
    await page.evaluate(
      `localStorage.setItem('cart', JSON.stringify([...JSON.parse(localStorage.getItem('cart')), ${JSON.stringify({
        ...{ id: medicine.id, name: medicine.name_ar, price: 40, original_price: 40, image: '', quantity: 1 },
        ...{ variant: null, variant_id: null, slug: medicine.slug },
      })}]))`,
    );
    const zeroRated = cart.vat_zero_rated.replace('{amount}', '40.00');
    await open('/cart');
    await page.getByText(zeroRated).locator('visible=true').first().waitFor();
    await open('/checkout');
    await fillDetails(visitor, buyers.ar);
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await orderNumber(page);
    await page.getByText(zeroRated).locator('visible=true').first().waitFor();

    const id = new URL(page.url()).searchParams.get('order') ?? '';
    await open(`/invoice/${id}`);
    await page.getByText(order.tax_zero_rated, { exact: true }).first().waitFor();
    await page.getByText(order.net_standard, { exact: true }).waitFor();
    await page.getByText(order.net_zero_rated, { exact: true }).waitFor();
    await page.getByText('الأدوية والمعدات الطبية').waitFor();
    const known = await asStaff<{ total: number; taxes: { category: string; total: number }[] }>(
      'owner',
      `GET /admin/orders/${id}/invoice`,
    );
    expect(known.taxes).toMatchObject([
      { category: 'standard', total: known.total - 40 },
      { category: 'zero_rated', total: 40 },
    ]);
  },
);
