import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { buyers, fillDetails } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { lenderChoice, refusedThenAccepted } from '../../e2e/support/lender-steps.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { type FakeTabby, MERCHANT_CODE, SECRET_KEY, startFakeTabby, WEBHOOK_SECRET } from './fake-tabby.fixture.ts';

/** Tabby's page, with a link for each outcome. */
async function openPage() {
  const held: { fake?: FakeTabby } = {};
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const sessionId = searchParams.get('sessionId') ?? '';
    const found = held.fake?.ofSession(sessionId);
    if (!found || pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (pathname === '/') {
      const link = (path: string, text: string) => `<a href="${path}?sessionId=${sessionId}">${text}</a>`;
      const body = `<!doctype html><html lang="ar" dir="rtl"><title>تابي</title><h1>تابي</h1>${link('/accept', 'أوافق')} ${link('/refuse', 'ارفض')}`;
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    }
    if (pathname === '/accept') held.fake?.pay(found.id);
    else held.fake?.reject(found.id);
    response.writeHead(302, { location: found.returnUrl }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  held.fake = await startFakeTabby({ pageUrl: `http://127.0.0.1:${port}` });
  const { fake } = held;
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
    ...{ TABBY_URL: url ?? '', TABBY_SECRET_KEY: SECRET_KEY, TABBY_WEBHOOK_SECRET: WEBHOOK_SECRET },
    TABBY_MERCHANT_CODE: MERCHANT_CODE,
  };
  return setExtension('tabby', url === null ? withoutValues(given) : given);
};

journey(
  'a buyer is refused by Tabby, pays another way without typing again, and is accepted later',
  async ({ arrive }) => {
    const { fake, close } = await openPage();
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    // The page of Tabby is on another port of this machine.
    visitor.complaints.allow(/^request to another origin: http:\/\/127\.0\.0\.1:/);
    const main = page.getByRole('main');
    await setUp(fake.url);
    try {
      const product = await findProduct('sukkari-dates');
      const part = 'قسّمها على 4 دفعات بدون فوائد';
      await open(`/product/${product.id}/${product.slug}`);
      await main.getByText(part).waitFor();
      await page.screenshot({ path: 'test-results/tabby-product.png' });
      await putInCart(visitor, product);
      await open('/cart');
      await main.getByText(part).waitFor();
      await page.screenshot({ path: 'test-results/tabby-cart.png', fullPage: true });
      await open('/checkout');
      await fillDetails(visitor, buyers.ar);
      await lenderChoice(visitor, 'tabby').check();
      await main.getByText(part).waitFor();
      await page.screenshot({ path: 'test-results/tabby-checkout.png', fullPage: true });
      await expectAccessible(visitor, [360]);
      await refusedThenAccepted(visitor, { method: 'tabby', product });
    } finally {
      await setUp(null);
      await close();
    }
  },
);
