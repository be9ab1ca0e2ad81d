import type { EndpointKey } from '@waha/contract';
import { type CallContext, type Handlers, pageOf } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { findOrderOf } from '../orders/index.ts';
import { readExchanges } from './exchanges/exchanges.ts';
import {
  presentMessage,
  presentReturn,
  presentReturnable,
  presentReturnQuote,
  presentReturnSummary,
} from './present-return.ts';
import { refundAmountAfter } from './refunds/refund-amount.ts';
import { changeReturn } from './requests/change-return.ts';
import { refuseWish, requestReturn, returnActorOf } from './requests/request-return.ts';
import {
  insertMessage,
  listMessages,
  listReturnsOfCustomer,
  listReturnsOfOrder,
  type ReturnRow,
  readBought,
  readReturn,
} from './returns.store.ts';

type ReturnKey = Exclude<
  Extract<EndpointKey, `${string} /returns${string}` | 'GET /orders/{id}/returnable'>,
  `GET /returns/{id}/label${string}`
>;

const PAGE_LENGTH = 15;
export const MOST_MESSAGES = 200;

export interface ReturnDeps {
  db: Database;
  now: () => number;
}

export function returnRoutes({ db, now }: ReturnDeps): Handlers<ReturnKey> {
  /** Access follows the order: a caller who may see it may see its returns; others get "not found". */
  async function requireReturn(where: Database | Tx, id: string, viewToken: string | undefined, context: CallContext) {
    const row = (await readReturn(where, id)) ?? refuse('returns.not_found');
    (await findOrderOf(where, row.order_id, viewToken, context.actor)) ?? refuse('returns.not_found');
    return row;
  }

  async function present(tx: Tx, id: string, { language }: CallContext) {
    const row: ReturnRow = (await readReturn(tx, id)) ?? refuse('returns.not_found');
    return presentReturn(row, await listReturnsOfOrder(tx, row.order_id), language);
  }

  return {
    'GET /orders/{id}/returnable': async ({ params, query }, { actor, language }) => {
      const order = (await findOrderOf(db, params.id, query.view_token, actor)) ?? refuse('orders.not_found');
      const at = new Date(now());
      const returns = await listReturnsOfOrder(db, order.id);
      const exchanges = await readExchanges(db, order, returns, at);
      return presentReturnable(order, { returns, exchanges }, { language, at });
    },
    'POST /returns/quote': async ({ query, body }, { actor, language }) => {
      const order = (await findOrderOf(db, body.order_id, query.view_token, actor)) ?? refuse('orders.not_found');
      const returns = await listReturnsOfOrder(db, order.id);
      refuseWish(order, returns, body.lines, { language, at: new Date(now()) });
      const bought = (await readBought(db, order.id)) ?? refuse('orders.not_found');
      return presentReturnQuote(refundAmountAfter(bought, returns, body.lines), language);
    },
    'POST /returns': async ({ query, body }, context, tx) => {
      const id = await requestReturn(tx, body, query.view_token, context, new Date(now()));
      return present(tx, id, context);
    },
    'GET /returns': async ({ query }, { actor, language }) => {
      const { page = 1, per_page: perPage = PAGE_LENGTH, status = null } = query;
      const { customerId } = requireCustomer(actor);
      const { rows, total } = await listReturnsOfCustomer(db, { customerId, status }, perPage, (page - 1) * perPage);
      return {
        data: rows.map((row) => presentReturnSummary(row, language)),
        ...pageOf(page, perPage, total),
      };
    },
    'GET /returns/{id}': async ({ params, query }, context) => {
      const row = await requireReturn(db, params.id, query.view_token, context);
      return presentReturn(row, await listReturnsOfOrder(db, row.order_id), context.language);
    },
    'POST /returns/{id}/withdraw': async ({ params, query, body }, context, tx) => {
      const { id } = await requireReturn(tx, params.id, query.view_token, context);
      const change = {
        returnId: id,
        to: 'cancelled',
        note: body.note ?? null,
        ...returnActorOf(context.actor),
      } as const;
      await changeReturn(tx, change, context);
      return present(tx, id, context);
    },
    'GET /returns/{id}/messages': async ({ params, query }, context) => {
      const { id } = await requireReturn(db, params.id, query.view_token, context);
      return { data: (await listMessages(db, id, MOST_MESSAGES)).map(presentMessage) };
    },
    'POST /returns/{id}/messages': async ({ params, query, body }, context, tx) => {
      const { id } = await requireReturn(tx, params.id, query.view_token, context);
      const { actor: author, actorId: authorId } = returnActorOf(context.actor);
      const message = { returnId: id, author, authorId, body: body.message };
      const written = (await insertMessage(tx, message, MOST_MESSAGES)) ?? refuse('returns.too_many_messages');
      return presentMessage(written);
    },
  };
}
