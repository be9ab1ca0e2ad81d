import type { BuyerHistory, PaymentIntent } from '@waha/extend';
import { toText } from './amounts.ts';

type Past = BuyerHistory['latest'][number];

const MOST_TEXT = 255;
/** Tabby asks for a category of each line; the shop's are its own and are not sent. */
const CATEGORY = 'general';

const outcomes = {
  open: 'processing',
  delivered: 'complete',
  cancelled: 'canceled',
  returned: 'refunded',
} as const satisfies Record<Past['outcome'], string>;

const short = (text: string) => text.slice(0, MOST_TEXT);

/** The buyer, as Tabby takes one. */
const buyerOf = ({ buyer }: Pick<PaymentIntent, 'buyer'>) => ({
  name: short(buyer.name),
  phone: buyer.phone,
  email: buyer.email ?? '',
});

const addressOf = ({ city, street, postalCode }: PaymentIntent) => ({
  city: short(city),
  address: short(street),
  zip: postalCode ?? '00000',
});

/** The body of `POST /api/v2/checkout`: all that Tabby decides by, and where the buyer returns to. */
export function checkoutRequest(intent: PaymentIntent, merchantCode: string, now: Date) {
  const { amount, currency, description, orderNumber, lines, shippingAmount, history, language, returnUrl } = intent;
  const buyer = buyerOf(intent);
  const address = addressOf(intent);
  const discount = lines.reduce((sum, line) => sum + line.unitAmount * line.quantity - line.totalAmount, 0);
  return {
    payment: {
      amount: toText(amount),
      currency,
      description: short(description),
      buyer,
      shipping_address: address,
      order: {
        reference_id: orderNumber,
        shipping_amount: toText(shippingAmount),
        discount_amount: toText(Math.max(0, discount)),
        items: lines.map((line) => ({
          reference_id: short(line.sku),
          title: short(line.name),
          quantity: line.quantity,
          unit_price: toText(line.unitAmount),
          category: CATEGORY,
        })),
      },
      buyer_history: {
        // A guest registered with nobody: this order is the first.
        registered_since: (history?.registeredAt ?? now).toISOString(),
        loyalty_level: history?.deliveredOrders ?? 0,
      },
      order_history: (history?.latest ?? []).map(({ placedAt, amount: paid, isCash, outcome }) => ({
        purchased_at: placedAt.toISOString(),
        amount: toText(paid),
        payment_method: isCash ? 'cod' : 'card',
        status: outcomes[outcome],
        buyer,
        shipping_address: address,
      })),
      meta: { order_id: orderNumber, customer: null },
    },
    lang: language,
    merchant_code: merchantCode,
    merchant_urls: { success: returnUrl, cancel: returnUrl, failure: returnUrl },
  };
}
