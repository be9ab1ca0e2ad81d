import type { BuyerHistory, PaymentIntent } from '@waha/extend';
import { paymentWebhookPath } from '../../../extensions/index.ts';
import { inLanguage, type Language, pageUrl } from '../../../platform/text/index.ts';
import type { FullOrder } from '../orders/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { paymentTexts } from './texts.ts';

/** An order, as the provider of its payment is told of it. */
export function intentOf(
  { publicUrl }: { publicUrl: string },
  order: FullOrder,
  payment: PaymentRow,
  language: Language,
  history: BuyerHistory | null,
): PaymentIntent {
  const page = (path: string) => pageUrl(publicUrl, language, path);
  return {
    id: payment.id,
    amount: payment.amount_halalas,
    currency: payment.currency,
    orderNumber: order.number,
    description: paymentTexts.say(language, 'description', { number: order.number }),
    buyer: buyerOf(order),
    // Lenders want a city; of digital goods alone only the country is known.
    city: order.address ? inLanguage(order.address, 'city', language) : paymentTexts.say(language, 'country'),
    street: streetOf(order, language),
    postalCode: order.address?.postal_code ?? null,
    history,
    lines: order.items.map((item) => ({
      sku: item.sku,
      name: inLanguage(item, 'name', language),
      quantity: item.quantity,
      unitAmount: item.unit_price_halalas,
      totalAmount: item.total_halalas,
    })),
    shippingAmount: order.shipping_halalas,
    returnUrl: page(`/checkout/success?order=${order.id}`),
    webhookUrl: `${publicUrl}${paymentWebhookPath(payment.provider)}`,
    sandboxUrl: page(`/pay/demo/${payment.id}`),
    language,
    expiresAt: payment.expires_at,
  };
}

function buyerOf({ first_name: firstName, last_name: lastName, phone, email }: FullOrder) {
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName, phone, email };
}

function streetOf({ address }: FullOrder, language: Language): string {
  if (!address) return '';
  const district = language === 'ar' ? address.neighborhood_ar : address.neighborhood_en;
  const comma = language === 'ar' ? '، ' : ', ';
  return [address.building_no, address.street, district].filter(Boolean).join(comma);
}
