import { expect } from 'vitest';
import type { Subscriber } from '../../../../platform/events/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  unstamped,
} from '../../../../testing/index.ts';
import { issueReturnCreditNote } from '../../../selling/returns/index.ts';
import { orderMailSubscribers } from '../subscribers/order-subscribers.ts';
import { returnMailSubscribers } from '../subscribers/return-subscribers.ts';
import { transferMailSubscribers } from '../subscribers/transfer-subscribers.ts';

/** A shop that collects its mails, with a buyer, an owner and a product of 100 riyals. */
export async function openMailShop() {
  const database = await createTestDatabase();
  await makeSellable(database.db);
  const shop = await createTestApp(database);
  const productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
  const owner = await makeStaff(database.db, 'owner');
  const buyer = await makeCustomer(database.db);
  let mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const deps = { db: database.db, mailer, publicUrl: 'http://shop.test' };
  const credit: Subscriber = {
    name: 'invoices.return',
    event: 'return.refunded',
    handle: ({ returnId }) => issueReturnCreditNote(unstamped(database.db), String(returnId), new Date()),
  };
  const subscribers = [
    ...orderMailSubscribers(deps),
    ...returnMailSubscribers(deps),
    ...transferMailSubscribers(deps),
    credit,
  ];

  /** The mails of all events since the last call. */
  async function newMails(): Promise<Mail[]> {
    mails = [];
    await deliverEvents(database.db, subscribers);
    return mails;
  }

  /** The only mail of the events since the last call. */
  async function theMail(): Promise<Mail> {
    const came = await newMails();
    expect(came.map((mail) => mail.subject)).toHaveLength(1);
    const [mail] = came;
    if (!mail) throw new Error('no mail');
    return mail;
  }

  async function place(more: Record<string, unknown> = {}, expected = 140) {
    const { body } = await shop.call('POST /orders', {
      body: orderBody([{ product_id: productId, quantity: 1 }], expected, more),
      headers: buyer.headers,
    });
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.data as { id: string; number: string; items: { id: number }[] };
  }

  return {
    database,
    shop,
    productId,
    owner,
    buyer,
    newMails,
    theMail,
    place,
    advance: (id: string, status: string, more: object = {}) =>
      shop.call(`PATCH /orders/${id}/status`, { headers: owner.headers, body: { status, ...more } }),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

/** The address a mail's button has, in Arabic and English. */
export function linksOf(mail: Mail): URL[] {
  return [...mail.html.matchAll(/href="(http:\/\/shop\.test[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
}
