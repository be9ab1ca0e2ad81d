import type { PaymentIntent } from '@waha/extend';
import { toMoney } from './amounts.ts';

const MOST_TEXT = 255;
const MINUTE_MS = 60_000;
/** Bounds of `expires_in_minutes`. */
const [LEAST_MINUTES, MOST_MINUTES] = [5, 1_440];

const short = (text: string) => text.slice(0, MOST_TEXT);

/** The body of `POST /checkout`. */
export function checkoutRequest(intent: PaymentIntent, instalments: number, nowMs: number) {
  const { amount, orderNumber, description, buyer, city, street, lines, shippingAmount, language, returnUrl } = intent;
  const minutes = Math.floor((intent.expiresAt.getTime() - nowMs) / MINUTE_MS);
  const names = { first_name: short(buyer.firstName), last_name: short(buyer.lastName) };
  return {
    order_reference_id: intent.id,
    order_number: orderNumber,
    total_amount: toMoney(amount),
    description: short(description),
    country_code: 'SA',
    payment_type: 'PAY_BY_INSTALMENTS',
    instalments,
    locale: language === 'ar' ? 'ar_SA' : 'en_US',
    items: lines.map((line) => ({
      reference_id: short(line.sku),
      type: 'Physical',
      name: short(line.name),
      sku: short(line.sku),
      quantity: line.quantity,
      unit_price: toMoney(line.unitAmount),
      discount_amount: toMoney(Math.max(0, line.unitAmount * line.quantity - line.totalAmount)),
      total_amount: toMoney(line.totalAmount),
    })),
    consumer: { ...names, phone_number: buyer.phone, ...(buyer.email !== null && { email: buyer.email }) },
    shipping_address: {
      ...names,
      ...{ line1: short(street), city: short(city), country_code: 'SA', phone_number: buyer.phone },
    },
    // Prices contain the tax, so none is added to the total.
    tax_amount: toMoney(0),
    shipping_amount: toMoney(shippingAmount),
    merchant_url: {
      ...{ success: returnUrl, failure: returnUrl, cancel: returnUrl },
      notification: intent.webhookUrl,
    },
    expires_in_minutes: Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes)),
  };
}
