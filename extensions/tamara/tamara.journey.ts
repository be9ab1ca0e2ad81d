import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { buyers, fillDetails } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { lenderChoice, refusedThenAccepted } from '../../e2e/support/lender-steps.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
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

journey(
  'a buyer is refused by Tamara, pays another way without typing again, and is accepted later',
  async ({ arrive }) => {
    const { fake, close } = await openPage();
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, open } = visitor;
    // The page of Tamara is on another port of this machine.
    visitor.complaints.allow(/^request to another origin: http:\/\/127\.0\.0\.1:/);
    await setUp(fake.url);
    try {
      const product = await findProduct('sukkari-dates');
      await putInCart(visitor, product);
      await open('/checkout');
      await fillDetails(visitor, buyers.ar);
      await lenderChoice(visitor, 'tamara').check();
      await page.screenshot({ path: 'test-results/tamara-checkout.png', fullPage: true });
      await expectAccessible(visitor, [360]);
      await refusedThenAccepted(visitor, { method: 'tamara', product });
    } finally {
      await setUp(null);
      await close();
    }
  },
);
