import { z } from 'zod';
import { orderParams, orderStatus } from '../orders/endpoints.ts';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { givenRiyals, riyals, text, timestamp, typedText } from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { transferStatuses } from '../vocabulary/index.ts';

export const receipt = z.object({
  id: z.uuid().describe('Of the picture, too'),
  url: text(200).describe('For whoever may see the order'),
  at: timestamp,
});
export type TransferReceipt = z.infer<typeof receipt>;
export const receiptList = z.object({
  can_send: z.boolean().describe('Whether another one can be sent'),
  data: z.array(receipt).max(10),
});
export type TransferReceipts = z.infer<typeof receiptList>;

export const waiting = z.object({
  order_id: z.uuid(),
  order_number: text(30),
  order_status: orderStatus,
  buyer: text(130),
  amount_due: riyals,
  hold_expires_at: timestamp.nullable(),
  receipts: z.array(receipt).max(10),
});
export type OrderWithReceipts = z.infer<typeof waiting>;

export const transfer = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_number: text(30),
  amount: riyals,
  reference: text(80),
  status: z
    .enum(transferStatuses)
    .describe('`paid`: pays its order; `unwanted`: the order waited no longer; `mismatched`: not what was due'),
  at: timestamp,
  owed: z.boolean().describe('Whether it has to go back and has not'),
  returned_reference: text(80).nullable(),
});
export type Transfer = z.infer<typeof transfer>;

const byGuest = z.object({ view_token: viewToken.optional() });
const orderPeople = { staff: ['owner', 'manager', 'support'] } as const;
const payers = { staff: ['owner', 'manager'] } as const;

export const transferEndpoints = {
  'GET /orders/{id}/receipts': endpoint({
    access: 'visitor',
    summary: 'The receipts of a bank transfer that the buyer sent',
    params: orderParams,
    query: byGuest,
    reply: receiptList,
    errors: ['orders.not_found'],
  }),
  'POST /orders/{id}/receipts': endpoint({
    access: 'visitor',
    summary: 'Send the receipt of a bank transfer: a picture from `POST /uploads`',
    params: orderParams,
    query: byGuest,
    body: z.object({ upload_id: z.uuid() }),
    reply: receiptList,
    status: 201,
    idempotent: true,
    errors: ['orders.not_found', 'transfers.not_awaited', 'transfers.too_many_receipts', 'uploads.not_yours'],
    limitPerMinute: 20,
  }),
  'GET /admin/receipts': endpoint({
    access: orderPeople,
    summary: 'Orders that wait for a bank transfer and have a receipt, those that end soonest first',
    query: staffListQuery({ sorts: ['hold_expires_at', 'amount_due'] }),
    reply: staffPage(waiting),
    errors: [],
  }),
  'POST /admin/orders/{id}/confirm-payment': endpoint({
    access: payers,
    summary:
      'A transfer has arrived: it confirms the order that waits for exactly it; anything else is written down to go back',
    params: orderParams,
    body: z.object({
      amount: givenRiyals(10_000_000, 0.01).describe('What arrived, riyals'),
      reference: typedText(80).describe('Of the bank; each is entered once'),
    }),
    reply: z.object({ transfer, order_status: orderStatus }),
    idempotent: true,
    errors: ['orders.not_found', 'transfers.not_by_transfer', 'transfers.reference_used'],
  }),
  'GET /admin/transfers': endpoint({
    access: orderPeople,
    summary: 'Transfers that arrived, the latest first; with `owed` those that have to go back',
    query: staffListQuery({
      sorts: ['-created_at', 'amount'],
      filters: {
        owed: z.enum(['true', 'false']).optional(),
        q: searched.describe('A number of an order, or a reference of the bank'),
      },
    }),
    reply: staffPage(transfer),
    errors: [],
  }),
  'POST /admin/transfers/{id}/return': endpoint({
    access: payers,
    summary: 'A transfer was sent back',
    params: orderParams,
    body: z.object({ reference: typedText(80).describe('Of the transfer back') }),
    reply: transfer,
    idempotent: true,
    errors: ['transfers.not_found', 'transfers.not_owed'],
  }),
};
