import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { buyers, field, fillDetails, orderNumber, payment, placeButton } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import { API_TOKEN, type FakeTamara, NOTIFICATION_TOKEN, startFakeTamara } from './fake-tamara.fixture.ts';

/** Tamara's page, with a link for each outcome. */
async function openPage() {
  const held: { fake?: FakeTamara } = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const id = searchParams.get('order') ?? '';
    if (!held.fake || id === '' || pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (pathname === '/') {
      const link = (path: string, text: string) => `<a href="${path}?order=${id}">${text}</a>`;
      const body = `<!doctype html><html lang="ar" dir="rtl"><title>تمارا</title><h1>تمارا</h1>${link('/accept', 'أوافق')} ${link('/refuse', 'ارفض')}`;
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    }
    if (pathname === '/accept') held.fake.pay(id);
    else held.fake.decline(id);
    response.writeHead(302, { location: held.fake.orderOf(id).returnUrl }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const fake = await startFakeTamara({ pageUrl: `http://127.0.0.1:${port}` });
  held.fake = fake;
  return {
    fake,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await fake.close();
    },
  };
}

const setUp = (url: string | null) => {
  const given = {
    ...{ TAMARA_URL: url ?? '', TAMARA_API_TOKEN: API_TOKEN, TAMARA_NOTIFICATION_TOKEN: NOTIFICATION_TOKEN },
    TAMARA_MINIMUM: '10',
  };
  return setExtension('tamara', url === null ? withoutValues(given) : given);
};

const byTamara = ({ page }: Visitor) => page.locator('input[name=payment][value=tamara]');

journey(
  'a buyer is refused by Tamara, pays another way without typing again, and is accepted later',
  async ({ arrive }) => {
    const { fake, close } = await openPage();
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    // The page of Tamara is on another port of this machine.
    visitor.complaints.allow(/^request to another origin: http:\/\/127\.0\.0\.1:/);
    const main = page.getByRole('main');
    await setUp(fake.url);
    try {
      const product = await findProduct('sukkari-dates');
      await putInCart(visitor, product);
      await open('/checkout');
      await fillDetails(visitor, buyers.ar);
      await byTamara(visitor).check();
      await page.screenshot({ path: 'test-results/tamara-checkout.png', fullPage: true });
      await expectAccessible(visitor, [360]);
      await placeButton(visitor).click();

      await page.getByRole('link', { name: 'ارفض' }).click();
      await orderNumber(page);
      await main.getByText('لم يكتمل الدفع، ولم يُخصم منك شيء').waitFor();
      await page.screenshot({ path: 'test-results/tamara-refused.png', fullPage: true });
      await main.getByRole('button', { name: 'الدفع عند الاستلام' }).click();
      await page.waitForURL(/\/checkout$/);
      expect(await field(visitor, 'street').inputValue()).toBe(buyers.ar.street);
      await expect.poll(() => payment(page, 'cash_on_delivery').isChecked()).toBe(true);
      await placeButton(visitor).click();
      await orderNumber(page);
      await main.getByText('تم تأكيد الطلب').waitFor();

      await putInCart(visitor, product);
      await open('/checkout');
      await byTamara(visitor).check();
      await placeButton(visitor).click();
      await page.getByRole('link', { name: 'أوافق' }).click();
      await orderNumber(page);
      await main.getByText('تم تأكيد الطلب').waitFor();
      await page.screenshot({ path: 'test-results/tamara-accepted.png', fullPage: true });
    } finally {
      await setUp(null);
      await close();
    }
  },
);
