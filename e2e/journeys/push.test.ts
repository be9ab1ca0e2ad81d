import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newSenderKeys } from '../../server/src/platform/web-push/index.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, fillDetails, payment, placeButton } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { inDatabase } from '../support/shop-database.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { visit } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Stands in for a push service, which is not reached from here; `{…}` is the subscription that it makes. */
const SERVICE = `((made) => {
  const subscription = () => ({
    endpoint: made.endpoint,
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
    unsubscribe: async () => { sessionStorage.removeItem('subscribed'); return true; },
  });
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription() : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('refused');
    sessionStorage.setItem('subscribed', '1');
    return subscription();
  };
})`;

const newSubscription = () => ({
  endpoint: `https://push.example.net/${crypto.randomUUID()}`,
  p256dh: newSenderKeys().publicKey,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
});

const ordersOf = async (endpoint: string) => {
  const rows = await inDatabase<{ order_id: string }>(
    'select o.order_id from push_devices d join push_orders o on o.device_id = d.id where d.endpoint = $1',
    [endpoint],
  );
  return rows.map(({ order_id: id }) => id);
};

for (const language of ['ar', 'en'] as const) {
  // The headless shell has no notifications.
  test(`a guest hears of an order on the phone it was placed with (${language})`, async () => {
    const chrome = await chromium.launch({ executablePath: inject('browser') });
    onTestFinished(() => chrome.close());
    const visitor = await visit(chrome, shopUnderTest().url, { language, width: 360, keepsPages: true });
    const { page, open, context, complaints } = visitor;
    const { push: say } = words(language);
    const made = newSubscription();
    await context.grantPermissions(['notifications'], { origin: new URL(shopUnderTest().url).origin });
    await page.addInitScript(`${SERVICE}(${JSON.stringify(made)})`);
    await putInCart(visitor, await findProduct('sukkari-dates'), 1);
    await open('/checkout');
    await fillDetails(visitor, buyers[language]);
    await payment(page, 'cash_on_delivery').check();
    await placeButton(visitor).click();
    await page.waitForURL(/checkout\/success/);
    const id = new URL(page.url()).searchParams.get('order') ?? '';
    const offer = page.getByRole('region', { name: say.orderTitle });
    await offer.getByRole('button', { name: say.orderTurnOn }).click();
    await offer.getByText(say.orderOn).waitFor();
    expect(await ordersOf(made.endpoint)).toEqual([id]);
    await page.reload();
    await offer.getByText(say.orderOn).waitFor();

    const message = { title: 'ar', body: '1', path: '/track-order', tag: `order:${id}`, lang: language, dir: 'rtl' };
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const browser = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const { origin } = new URL(page.url());
    const data = JSON.stringify(message);
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
    const shown = () =>
      page.evaluate<unknown>(
        'navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map(({ title, body, tag, dir, data }) => ({ title, body, tag, dir, data })))',
      );
    const { title, body, tag, dir, path } = message;
    await expect.poll(shown).toEqual([{ title, body, tag, dir, data: { path } }]);

    await offer.getByRole('button', { name: say.turnOff }).click();
    await offer.getByRole('button', { name: say.orderTurnOn }).waitFor();
    expect(await ordersOf(made.endpoint)).toEqual([]);
    expect(complaints.unexpected()).toEqual([]);
  });
}
