import type { PricedSession, QuoteLine } from '../../machine-checkouts/quote-session.ts';
import { toMinor } from '../../machine-checkouts/to-minor.ts';

interface Total {
  type: string;
  amount: number;
  display_text?: string;
}

/** The lines of a session with the prices of this moment. */
export function presentLines({ lines }: PricedSession, publicUrl: string) {
  return lines.map(({ line, quoted }) => ({
    id: line.id,
    item: {
      id: line.item,
      title: quoted ? titleOf(quoted) : line.item,
      price: toMinor(quoted?.unit_price ?? 0),
      ...(quoted?.image && { image_url: new URL(quoted.image.url, publicUrl).href }),
    },
    quantity: line.quantity,
    totals: quoted ? lineTotals(quoted) : none(),
  }));
}

const titleOf = ({ name, variant }: QuoteLine) => (variant ? `${name} · ${variant}` : name).slice(0, 500);

const none = (): Total[] => [
  { type: 'subtotal', amount: 0 },
  { type: 'total', amount: 0 },
];

function lineTotals({ total, discount }: QuoteLine): Total[] {
  const sum = toMinor(total);
  const less = toMinor(discount);
  return [
    { type: 'subtotal', amount: sum + less },
    ...(less > 0 ? [{ type: 'items_discount', amount: -less }] : []),
    { type: 'total', amount: sum },
  ];
}

const words = {
  ar: { subtotal: 'المجموع', fulfillment: 'التوصيل', fee: 'رسوم الدفع', other: 'أخرى', total: 'الإجمالي' },
  en: {
    subtotal: 'Subtotal',
    fulfillment: 'Delivery',
    fee: 'Payment fee',
    other: 'Other',
    total: 'Total',
  },
};

/**
 * The totals of a session: one subtotal, what is taken off, what is added, and one total that is their sum. Carts have no delivery
 * and no fee yet.
 */
export function presentTotals({ quote }: PricedSession, language: 'ar' | 'en'): Total[] {
  const say = words[language];
  const parts: Total[] = [
    { type: 'subtotal', amount: toMinor(quote.subtotal), display_text: say.subtotal },
    ...quote.discounts
      .filter(({ amount }) => toMinor(amount) > 0)
      .map(({ amount, label }) => ({ type: 'discount', amount: -toMinor(amount), display_text: label.slice(0, 200) })),
    ...(quote.shipping
      ? [{ type: 'fulfillment', amount: toMinor(quote.shipping_total), display_text: say.fulfillment }]
      : []),
    ...(quote.payment_fee > 0 ? [{ type: 'fee', amount: toMinor(quote.payment_fee), display_text: say.fee }] : []),
  ];
  const total = toMinor(quote.total);
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0);
  // The parts always sum to the total: what this version of the protocol has no word for is named as it is.
  const other = rest === 0 ? [] : [{ type: 'other', amount: rest, display_text: say.other }];
  return [...parts, ...other, { type: 'total', amount: total, display_text: say.total }];
}
