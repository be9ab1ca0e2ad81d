import { z } from 'zod';
import { orderStatus } from '../orders/endpoints.ts';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { riyals, text, timestamp } from '../platform/shapes.ts';
import { cardPaymentStatuses, demoPaymentOutcomes, demoPaymentStatuses, walletKinds } from '../vocabulary/index.ts';

/** State of an online payment of an order. `returned`: it was paid, but the money is refunded. */
export const cardPayment = z.object({
  status: z.enum(cardPaymentStatuses),
  url: text(2_000).nullable().describe('Where the customer pays, while it can be paid'),
  expires_at: timestamp.nullable(),
  was_refused: z.boolean().describe('A card was tried and refused; another may be tried at the same address'),
  order_status: orderStatus,
});

export const demoPayment = z.object({
  description: text(200),
  amount: riyals,
  status: z.enum(demoPaymentStatuses),
  return_url: text(2_000).describe('Where the customer goes on'),
});

/** Apple's addresses for merchant validation: https, no port, no user. A sheet names no other, and the provider is sent to none. */
const appleGateway = z
  .string()
  .max(200)
  .regex(/^https:\/\/(?:cn-)?apple-pay-gateway(?:-[a-z0-9]+)*\.apple\.com\/paymentservices\/[a-zA-Z]+$/)
  .describe('The address that the sheet names for the validation of the merchant');

/** Opaque data of a wallet; its provider checks it. */
const walletToken = z
  .record(z.string().max(100), z.unknown())
  .refine((token) => JSON.stringify(token).length <= 20_000)
  .describe('The token of the approved sheet, as the browser was given it; at most 20,000 characters as JSON');

const orderCall = { params: z.object({ id: z.uuid() }), query: z.object({ view_token: viewToken.optional() }) };
const demoParams = z.object({ id: z.uuid() });

export const paymentEndpoints = {
  'POST /orders/{id}/payment': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Where to pay an order online: makes a payment, or gives the one that is open',
    ...orderCall,
    reply: cardPayment,
    errors: ['orders.not_found', 'payments.nothing_to_pay', 'payments.method_not_available', 'payments.unreachable'],
    limitPerMinute: 30,
  }),
  'POST /orders/{id}/payment/refresh': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Asks the provider what became of the payment of an order, and settles it',
    ...orderCall,
    reply: cardPayment,
    errors: ['orders.not_found', 'payments.unreachable'],
    limitPerMinute: 60,
  }),
  'POST /payments/wallets/{kind}/sheet': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Opens the sheet of a wallet: gives the browser the session that the wallet asks for',
    params: z.object({ kind: z.enum(walletKinds) }),
    body: z.object({ gateway: appleGateway }),
    reply: z.object({ session: z.record(z.string(), z.unknown()) }),
    errors: ['payments.method_not_available', 'payments.unreachable'],
    limitPerMinute: 20,
  }),
  'POST /orders/{id}/payment/wallet': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Pays an order by the token of a wallet’s sheet; sent again, it pays once',
    ...orderCall,
    body: z.object({ kind: z.enum(walletKinds), token: walletToken }),
    reply: cardPayment,
    errors: ['orders.not_found', 'payments.nothing_to_pay', 'payments.method_not_available'],
    limitPerMinute: 30,
  }),
  'POST /orders/{id}/payment/card': endpoint({
    access: 'customer',
    work: 'orders',
    summary: 'Pays an order by a card that is remembered, or by a new one that will be; the bank may ask on at `url`',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      card_id: z.uuid().nullable().describe('Null: a new card, which is typed at `url` and remembered'),
    }),
    reply: cardPayment,
    errors: [
      'orders.not_found',
      'payments.nothing_to_pay',
      'payments.method_not_available',
      'cards.not_found',
      'cards.too_many',
    ],
    limitPerMinute: 30,
  }),
  'GET /payments/demo/{id}': endpoint({
    access: 'visitor',
    summary: 'A payment of the demo shop; whoever has its address may pay it',
    params: demoParams,
    reply: demoPayment,
    errors: ['payments.not_found'],
  }),
  'POST /payments/demo/{id}': endpoint({
    access: 'visitor',
    work: 'orders',
    summary: 'Plays what a card would do; only in a demo shop',
    params: demoParams,
    body: z.object({ outcome: z.enum(demoPaymentOutcomes) }),
    reply: demoPayment,
    errors: ['payments.not_found'],
    limitPerMinute: 30,
  }),
};
export type CardPayment = z.infer<typeof cardPayment>;
export type DemoPayment = z.infer<typeof demoPayment>;
