import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/index.ts';
import { type Language, pagePath } from '../../../../platform/text/index.ts';
import { readStoreIdentity } from '../../../shop/settings/index.ts';
import { readOrder } from '../../orders/index.ts';
import { type OnlineMethods, readPayment } from '../../payments/index.ts';
import { intentOf } from '../payment-intent.ts';
import { cardPagePath } from './card-page-path.ts';
import { writeCardPage } from './write-card-page.ts';

interface Deps {
  db: Database;
  onlineMethods: OnlineMethods;
  now: () => number;
  publicUrl: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serves the page of a payment by a new card, apart from the storefront: no script but its own runs beside a card number, and it may
 * send to the provider alone. Its address is unguessable, and works while the payment is open.
 */
export function mountCardPages(server: FastifyInstance, deps: Deps): void {
  for (const language of ['ar', 'en'] as const) {
    server.get<{ Params: { id: string } }>(pagePath(language, cardPagePath(':id')), async ({ params }, reply) => {
      const page = ID.test(params.id) ? await readCardPage(deps, params.id, language) : undefined;
      if (!page) return reply.callNotFound();
      if (page.leadsTo !== null) return reply.header('cache-control', 'no-store').redirect(page.leadsTo, 303);
      return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
    });
  }
}

/** The page of a payment; one that is over leads back to its order. Undefined where there is no such payment. */
async function readCardPage({ db, onlineMethods, now, publicUrl }: Deps, id: string, language: Language) {
  const payment = await readPayment(db, id);
  const order = payment?.card_use === 'new' ? await readOrder(db, payment.order_id) : undefined;
  if (!payment || !order) return undefined;
  const intent = intentOf({ publicUrl }, order, payment, language, null);
  const cards = onlineMethods.get(payment.provider)?.cards;
  const isOpen = payment.status === 'open' && payment.expires_at.getTime() > now();
  if (!cards || !isOpen || order.status !== 'pending_payment') return { leadsTo: intent.returnUrl };
  const [form, { name }] = [await cards.form(intent), await readStoreIdentity(db)];
  return { leadsTo: null, ...writeCardPage({ intent, form, shopName: name[language] }, language) };
}
