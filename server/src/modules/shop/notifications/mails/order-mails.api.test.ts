import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/database/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import { factories, orderBody } from '../../../../testing/index.ts';
import { expireReservations, readReservationLimits, saveReservationLimits } from '../../../selling/orders/index.ts';
import { readStoreIdentity, saveStoreIdentity } from '../../settings/index.ts';
import { linksOf, openMailShop } from './mail-shop.fixture.ts';

let it: Awaited<ReturnType<typeof openMailShop>>;
beforeAll(async () => {
  it = await openMailShop();
});
afterAll(() => it.close());

/**
 * Follows the buttons of a mail about an order; the tracking page checks the order number in the link, and the phone.
 */
async function follow(mail: Mail): Promise<string[]> {
  const links = linksOf(mail).filter((link) => !link.pathname.includes('/account/'));
  expect(links.map((link) => link.pathname)).toEqual(['/track-order', '/en/track-order']);
  return Promise.all(
    links.map(async (link) => {
      const query = new URLSearchParams({ number: link.searchParams.get('number') ?? '', phone: '0512345678' });
      return (await it.shop.call(`GET /tracking?${query}`)).body.data.status;
    }),
  );
}

async function delivered() {
  const order = await it.place();
  for (const status of ['processing', 'shipped', 'delivered']) await it.advance(order.id, status);
  await it.newMails();
  return order;
}

test('placed, paid, shipped and delivered: each a mail in both languages whose link shows where the order is', async () => {
  const order = await it.place({ payment_method: 'bank_transfer' }, 125);
  const placed = await it.theMail();
  expect([placed.to, placed.subject]).toEqual(['noura@example.com', `استلمنا طلبك ${order.number}`]);
  expect(placed.html).toContain(`<title>${placed.subject}</title>`);
  expect(placed.html).toContain('Order received:');
  // The destination, the payment and the seller appear in both parts and languages.
  for (const part of [placed.html, placed.text]) {
    expect(part).toMatch(/عنوان التوصيل: [^\n<]+الرياض[\s\S]*طريقة الدفع: [^\n<]+/);
    expect(part).toMatch(/Delivery address: [^\n<]+Riyadh[\s\S]*Payment: [^\n<]+/);
  }
  expect(placed.html).toContain('SA0380000000608010167519');
  expect(await follow(placed)).toEqual(['pending_payment', 'pending_payment']);
  const arrived = { headers: it.owner.headers, body: { amount: 125, reference: 'TRX-1' } };
  await it.shop.call(`POST /admin/orders/${order.id}/confirm-payment`, arrived);
  const paid = await it.theMail();
  expect(paid.subject).toBe(`تم تأكيد طلبك ${order.number}`);
  expect(await follow(paid)).toEqual(['confirmed', 'confirmed']);
  await it.advance(order.id, 'processing');
  await it.newMails();
  const shipped = await it.advance(order.id, 'shipped', { carrier: 'SMSA', carrier_number: 'SM-778' });
  expect(shipped.body.data).toMatchObject({ carrier: 'SMSA', carrier_number: 'SM-778' });
  const way = await it.theMail();
  expect(way.html).toContain('SM-778');
  expect(await follow(way)).toEqual(['shipped', 'shipped']);
  await it.advance(order.id, 'delivered');
  const there = await it.theMail();
  expect(await follow(there)).toEqual(['delivered', 'delivered']);
  const toReview = linksOf(there).filter((link) => link.pathname.includes('/account/'));
  expect(toReview.map((link) => link.pathname)).toEqual([
    `/account/orders/${order.id}`,
    `/en/account/orders/${order.id}`,
  ]);
});

test('cancelled and expired: a mail each', async () => {
  const cancelled = await it.place();
  await it.newMails();
  await it.advance(cancelled.id, 'cancelled', { note: 'نفدت القطعة' });
  expect(await follow(await it.theMail())).toEqual(['cancelled', 'cancelled']);
  await it.place({ payment_method: 'bank_transfer' }, 125);
  await it.newMails();
  await expireReservations(it.database.db, new Date(Date.now() + 49 * 3_600_000));
  expect(await follow(await it.theMail())).toEqual(['expired', 'expired']);
});

test('a parcel of a listed carrier is followed at its carrier, by a link of the mail', async () => {
  const order = await it.place();
  await it.advance(order.id, 'processing');
  await it.newMails();
  await it.advance(order.id, 'shipped', { carrier: 'سمسا SMSA', carrier_number: 'SM-779' });
  const way = await it.theMail();
  const address = 'href="https://www.smsaexpress.com/trackingdetails?tracknumbers=SM-779"';
  expect(way.html.split(address), 'once in each language').toHaveLength(3);
});

test('only staff name a carrier, and only of what they ship', async () => {
  const order = await it.place();
  const early = await it.advance(order.id, 'processing', { carrier: 'SMSA' });
  expect(early).toMatchObject({ status: 422, body: { errors: { carrier: [expect.any(String)] } } });
  const body = { status: 'cancelled', carrier_number: 'X' };
  const byBuyer = await it.shop.call(`PATCH /orders/${order.id}/status`, { headers: it.buyer.headers, body });
  expect(byBuyer.status).toBe(422);
  await it.newMails();
});

test('every step of a return is mailed, with a link to its page that its buyer may open', async () => {
  const order = await delivered();
  const wish = {
    order_id: order.id,
    lines: [{ id: order.items[0]?.id, quantity: 1, reason: 'damaged' }],
    refund_to: 'original',
    iban: 'SA0380000000608010167519',
  };
  const { id } = (await it.shop.call('POST /returns', { headers: it.buyer.headers, body: wish })).body.data;
  const open = async (mail: Mail) => {
    const links = linksOf(mail);
    expect(links.map((link) => link.pathname)).toEqual([`/account/returns/${id}`, `/en/account/returns/${id}`]);
    const path = links[0]?.pathname.replace('/account', '') ?? '';
    return (await it.shop.call(`GET ${path}`, { headers: it.buyer.headers })).body.data.status;
  };
  expect(await open(await it.theMail())).toBe('requested');
  const step = (name: string, body: object) =>
    it.shop.call(`POST /admin/returns/${id}/${name}`, { headers: it.owner.headers, body });
  await step('approve', { note: 'سلّمها للمندوب مساء الأحد' });
  const approved = await it.theMail();
  expect(approved.html).toContain('سلّمها للمندوب مساء الأحد');
  expect(await open(approved)).toBe('approved');
  await step('messages', { message: 'هل الأحد مناسب؟' });
  expect(await open(await it.theMail())).toBe('approved');
  await step('receive', { lines: [] });
  expect(await open(await it.theMail())).toBe('received');
  await step('refund', { bank_reference: 'TRX-99' });
  const refunded = await it.theMail();
  expect(refunded.html).toContain('TRX-99');
  expect(refunded.html).toContain('100.00');
  expect(await open(refunded)).toBe('refunded');
});

test('every step of an exchange is mailed as one: no money is spoken of, and the last says what is sent and how', async () => {
  const { id: product_id, variantIds } = await factories(it.database.db).product({
    priceHalalas: 5_000,
    variants: [{ size: 'M' }, { size: 'L' }],
  });
  const body = orderBody([{ product_id, variant_id: variantIds[0], quantity: 2 }], 140);
  const placed = (await it.shop.call('POST /orders', { headers: it.buyer.headers, body })).body.data;
  for (const status of ['processing', 'shipped', 'delivered']) await it.advance(placed.id, status);
  await it.newMails();
  const line = { id: placed.items[0].id, quantity: 2, reason: 'wrong_size', exchange_variant_id: variantIds[1] };
  const wish = { order_id: placed.id, lines: [line], refund_to: 'exchange' };
  const { id } = (await it.shop.call('POST /returns', { headers: it.buyer.headers, body: wish })).body.data;
  const step = async (name: string, given: object) => {
    await it.shop.call(`POST /admin/returns/${id}/${name}`, { headers: it.owner.headers, body: given });
    return it.theMail();
  };
  const requested = await it.theMail();
  expect(requested.subject).toContain('طلب الاستبدال');
  const address = { ar: 'طريق الملك فهد، الرياض', en: 'King Fahd Road, Riyadh' };
  await inTransaction(it.database.db, async (tx) =>
    saveStoreIdentity(tx, { ...(await readStoreIdentity(tx)), address }),
  );
  const approved = await step('approve', { note: 'معرضنا في العليا' });
  for (const said of ['معرضنا في العليا', address.ar, address.en]) expect(approved.html).toContain(said);
  const received = await step('receive', { lines: [] });
  const sent = await step('exchange', { carrier: 'سمسا', carrier_number: 'SM-77' });
  expect(sent.subject).toContain('أرسلنا بديل');
  for (const said of ['سمسا', 'SM-77', 'بدلًا منه: L × 2', 'instead: L × 2']) expect(sent.text).toContain(said);
  for (const mail of [requested, approved, received, sent]) expect(mail.text).not.toContain('100.00');
});

test('a declined return is mailed with its reason; a withdrawn one is not', async () => {
  const order = await delivered();
  const lines = [{ id: order.items[0]?.id, quantity: 1, reason: 'other' }];
  const wish = { order_id: order.id, lines, refund_to: 'store_credit' };
  const ask = async () => (await it.shop.call('POST /returns', { headers: it.buyer.headers, body: wish })).body.data.id;
  const first = await ask();
  await it.newMails();
  await it.shop.call(`POST /returns/${first}/withdraw`, { headers: it.buyer.headers, body: {} });
  expect(await it.newMails()).toEqual([]);
  const second = await ask();
  await it.newMails();
  const body = { note: 'القطعة مستعملة' };
  await it.shop.call(`POST /admin/returns/${second}/reject`, { headers: it.owner.headers, body });
  expect((await it.theMail()).html).toContain('القطعة مستعملة');
});

test('a guest’s mail leads to tracking: the secret of their order is kept nowhere', async () => {
  const body = orderBody([{ product_id: it.productId, quantity: 1 }], 140);
  const placed = (await it.shop.call('POST /orders', { body })).body.data;
  for (const status of ['processing', 'shipped', 'delivered']) await it.advance(placed.id, status);
  await it.newMails();
  const lines = [{ id: placed.items[0].id, quantity: 1, reason: 'other' }];
  const wish = { order_id: placed.id, lines, refund_to: 'original', iban: 'SA0380000000608010167519' };
  await it.shop.call(`POST /returns?view_token=${placed.view_token}`, { body: wish });
  expect(await follow(await it.theMail())).toEqual(['return_requested', 'return_requested']);
});

test('of a cancelled order the mail says what goes back and how, and another that the transfer was sent', async () => {
  const order = await it.place({ payment_method: 'bank_transfer' }, 125);
  await it.shop.call(`POST /admin/orders/${order.id}/confirm-payment`, {
    headers: it.owner.headers,
    body: { amount: 125, reference: 'TRX-7' },
  });
  await it.newMails();
  await it.advance(order.id, 'cancelled');
  const cancelled = await it.theMail();
  for (const said of ['إلى حسابك البنكي', 'نكتب إليك فور إرسال الحوالة', 'To your bank account', '125.00']) {
    expect(cancelled.html).toContain(said);
  }
  const { body } = await it.shop.call('GET /admin/transfers?owed=true', { headers: it.owner.headers });
  const [transfer] = body.data.data;
  await it.shop.call(`POST /admin/transfers/${transfer.id}/return`, {
    headers: it.owner.headers,
    body: { reference: 'BACK-7' },
  });
  const sent = await it.theMail();
  expect(sent.subject).toBe(`أعدنا إليك حوالة الطلب ${order.number}`);
  for (const said of ['أُلغي طلبك', 'Your order was cancelled', '125.00', 'BACK-7']) {
    expect(sent.text.toLowerCase()).toContain(said.toLowerCase());
  }
  expect(await follow(sent)).toEqual(['cancelled', 'cancelled']);
});

test('of one that nothing was paid for, a cancelled mail speaks of no money', async () => {
  const order = await it.place({ payment_method: 'bank_transfer' }, 125);
  await it.newMails();
  await it.advance(order.id, 'cancelled');
  expect((await it.theMail()).html).not.toContain('125.00');
});

test('a transfer that came too late is mailed when it went back', async () => {
  const order = await it.place({ payment_method: 'bank_transfer' }, 125);
  await expireReservations(it.database.db, new Date(Date.now() + 49 * 3_600_000));
  await it.newMails();
  const arrived = await it.shop.call(`POST /admin/orders/${order.id}/confirm-payment`, {
    headers: it.owner.headers,
    body: { amount: 125, reference: 'TRX-8' },
  });
  expect(arrived.body.data.transfer.status).toBe('unwanted');
  expect(await it.newMails()).toEqual([]);
  const path = `/admin/transfers/${arrived.body.data.transfer.id}/return`;
  await it.shop.call(`POST ${path}`, { headers: it.owner.headers, body: { reference: 'BACK-8' } });
  const sent = await it.theMail();
  expect(sent.html).toContain('لم يعد في انتظارها');
  expect(await follow(sent)).toEqual(['expired', 'expired']);
});

test('the mail of an order that waits for a code opens it: a guest by a link of its own, a customer in the account', async () => {
  await it.newMails();
  const { db } = it.database;
  const usual = await readReservationLimits(db);
  const limit = (more: object) => inTransaction(db, (tx) => saveReservationLimits(tx, { ...usual, ...more }));
  await limit({ visitorOrders: 0 });
  const contact = { first_name: 'نورة', last_name: 'العتيبي', phone: '0512349876', email: 'guest@example.com' };
  const body = orderBody([{ product_id: it.productId, quantity: 1 }], 140, { contact });
  const guests = (await it.shop.call('POST /orders', { body })).body.data;
  expect(guests).toMatchObject({ awaits_phone_code: true });
  const link = linksOf(await it.theMail()).find(({ pathname }) => pathname.endsWith('/checkout/success'));
  const key = new URLSearchParams(link?.hash.slice(1)).get('key');
  const opened = await it.shop.call(`GET /orders/${link?.searchParams.get('order')}?view_token=${key}`);
  expect(opened.body.data).toMatchObject({ id: guests.id, awaits_phone_code: true });
  const own = await it.place();
  const paths = linksOf(await it.theMail()).map(({ pathname }) => pathname);
  expect(paths).toContain(`/account/orders/${own.id}`);
  await limit({});
});
