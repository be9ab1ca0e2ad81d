import type { PricedSession, QuoteLine } from '../machine-checkouts/quote-session.ts';
import { toMinor } from '../machine-checkouts/to-minor.ts';

interface Total {
  type: string;
  display_text: string;
  amount: number;
}

const words = {
  ar: {
    ...{ items_base_amount: 'السعر', items_discount: 'خصم', subtotal: 'المجموع', fulfillment: 'التوصيل' },
    ...{ fee: 'رسوم الدفع', total: 'الإجمالي' },
  },
  en: {
    ...{ items_base_amount: 'Price', items_discount: 'Discount', subtotal: 'Subtotal', fulfillment: 'Delivery' },
    ...{ fee: 'Payment fee', total: 'Total' },
  },
};
type Language = keyof typeof words;

export const total = (type: keyof (typeof words)['en'], amount: number, language: Language): Total => ({
  ...{ type, display_text: words[language][type], amount },
});

/** The totals of a line: what is taken off is positive, as the protocol has it. */
export function lineTotals(quoted: QuoteLine | undefined, language: Language): Total[] {
  const sum = toMinor(quoted?.total ?? 0);
  const less = toMinor(quoted?.discount ?? 0);
  return [
    total('items_base_amount', sum + less, language),
    ...(less > 0 ? [total('items_discount', less, language)] : []),
    total('subtotal', sum, language),
    total('total', sum, language),
  ];
}

/**
 * The totals of a session. Prices contain their VAT, as the shop's pages state them, so there is none to be added. What the parts do not
 * explain is a fee, or a discount, so that they always sum to the total.
 */
export function sessionTotals({ quote }: PricedSession, language: Language): Total[] {
  const parts = [
    ...quote.discounts
      .filter(({ amount }) => toMinor(amount) > 0)
      .map(({ amount, label }) => ({ type: 'discount', display_text: label.slice(0, 200), amount: toMinor(amount) })),
    ...(quote.shipping ? [total('fulfillment', toMinor(quote.shipping_total), language)] : []),
    ...(quote.payment_fee > 0 ? [total('fee', toMinor(quote.payment_fee), language)] : []),
  ];
  const subtotal = toMinor(quote.subtotal);
  const sum = parts.reduce((so, { type, amount }) => (type === 'discount' ? so - amount : so + amount), subtotal);
  const rest = toMinor(quote.total) - sum;
  const other = rest === 0 ? [] : [{ ...total('fee', Math.abs(rest), language), type: rest > 0 ? 'fee' : 'discount' }];
  return [
    total('items_base_amount', subtotal, language),
    total('subtotal', subtotal, language),
    ...parts,
    ...other,
    total('total', toMinor(quote.total), language),
  ];
}
