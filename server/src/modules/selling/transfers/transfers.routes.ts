import { type EndpointKey, type Transfer, type TransferReceipts, toHalalas, toRiyals } from '@waha/contract';
import { type Actor, type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { uploadUrl } from '../../content/uploads/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type FullOrder, findOrderOf, readOrder } from '../orders/index.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { sendReceipt } from './send-receipt.ts';
import { maySendReceipt } from './transfers.policy.ts';
import {
  listReceipts,
  listTransfers,
  listWaiting,
  markReturned,
  type ReceiptRow,
  readTransfer,
  type TransferRow,
  type WaitingRow,
} from './transfers.store.ts';

type TransferKey = Extract<
  EndpointKey,
  | `${string} /orders/{id}/receipts`
  | `${string} /admin/receipts`
  | `${string} /admin/transfers${string}`
  | 'POST /admin/orders/{id}/confirm-payment'
>;

const transfers = auditedResource<string, TransferRow, Transfer>({
  read: async (where, id) => (await readTransfer(where, id)) ?? refuse('transfers.not_found'),
  subject: (transfer) => ({ kind: 'order', id: transfer.order_id }),
  audited: ({ status, amount_halalas: amount, reference, returned_reference }) => ({
    status,
    amount,
    reference,
    returned_reference,
  }),
  present: (_, transfer) => presentTransfer(transfer),
});

export interface TransferDeps {
  db: Database;
  now: () => number;
}

export function transferRoutes({ db, now }: TransferDeps): Handlers<TransferKey> {
  async function requireOrder(where: Database | Tx, id: string, viewToken: string | undefined, actor: Actor) {
    return (await findOrderOf(where, id, viewToken, actor)) ?? refuse('orders.not_found');
  }

  async function receiptsOf(where: Database | Tx, order: FullOrder): Promise<TransferReceipts> {
    const rows = await listReceipts(where, order.id);
    return { can_send: maySendReceipt(order, rows.length) === null, data: rows.map(presentReceipt) };
  }

  return {
    'GET /orders/{id}/receipts': async ({ params, query }, { actor }) =>
      receiptsOf(db, await requireOrder(db, params.id, query.view_token, actor)),
    'POST /orders/{id}/receipts': async ({ params, query, body }, { actor }, tx) => {
      const order = await requireOrder(tx, params.id, query.view_token, actor);
      await sendReceipt(tx, order.id, body.upload_id, actor.kind === 'customer' ? actor.customerId : null);
      return receiptsOf(tx, order);
    },
    'GET /admin/receipts': async ({ query }) =>
      presentList(await listWaiting(db, query), (rows) => rows.map(presentWaiting)),
    'POST /admin/orders/{id}/confirm-payment': async ({ params, body }, context, tx) => {
      const arrival = { orderId: params.id, amountHalalas: toHalalas(body.amount), reference: body.reference };
      const transfer = await transfers.create(tx, context, 'transfers.arrived', () =>
        confirmTransfer(tx, arrival, context.actor, new Date(now())),
      );
      const order = (await readOrder(tx, params.id)) ?? refuse('orders.not_found');
      return { transfer, order_status: order.status };
    },
    'GET /admin/transfers': async ({ query }) =>
      presentList(await listTransfers(db, query), (rows) => rows.map(presentTransfer)),
    'POST /admin/transfers/{id}/return': ({ params, body }, context, tx) =>
      transfers.change(tx, context, { id: params.id, action: 'transfers.returned' }, async (_, { id, owed }) => {
        const isDone = owed && (await markReturned(tx, id, body.reference, new Date(now())));
        if (!isDone) refuse('transfers.not_owed');
        await publish(tx, 'transfer.returned', { transferId: id });
      }),
  };
}

function presentWaiting({ first_name, last_name, due_halalas, hold_expires_at, receipts, ...row }: WaitingRow) {
  return {
    ...row,
    buyer: `${first_name} ${last_name}`.trim(),
    amount_due: toRiyals(due_halalas),
    hold_expires_at: hold_expires_at?.toISOString() ?? null,
    receipts: receipts.map(presentReceipt),
  };
}

function presentReceipt({ id, created_at }: ReceiptRow) {
  return { id, url: uploadUrl(id), at: new Date(created_at).toISOString() };
}

function presentTransfer(row: TransferRow): Transfer {
  return {
    id: row.id,
    order_id: row.order_id,
    order_number: row.order_number,
    amount: toRiyals(row.amount_halalas),
    reference: row.reference,
    status: row.status,
    at: row.created_at.toISOString(),
    owed: row.owed,
    returned_reference: row.returned_reference,
  };
}
