import type { PaymentBuyer } from '@waha/extend';
import type { Language } from '../../../../platform/text/index.ts';
import { declinedMethods, type OnlineMethods } from '../../payments/index.ts';
import { nameOfLine } from './cart-lines.ts';
import type { PricedCart } from './price-cart.ts';

/** Leaves out payment methods whose provider declines this cart. It is asked outside any transaction, and for a short time. */
export async function withoutDeclined<Cart extends PricedCart>(
  cart: Cart,
  methods: OnlineMethods,
  language: Language,
  readBuyer: () => Promise<PaymentBuyer | null>,
): Promise<Cart> {
  const usable = cart.paymentOptions.filter(({ obstacle }) => obstacle === null).map(({ code }) => code);
  if (!usable.some((code) => methods.get(code)?.offer)) return cart;
  const declined = await declinedMethods(methods, usable, {
    amount: cart.amountDue,
    currency: 'SAR',
    language,
    buyer: await readBuyer(),
    lines: cart.lines.map((line) => ({
      sku: line.kind === 'product' ? line.product.sku : '',
      name: nameOfLine(line, language),
      quantity: line.sellable,
      unitAmount: line.unitPrice,
      totalAmount: line.total,
    })),
  });
  if (declined.size === 0) return cart;
  return { ...cart, paymentOptions: cart.paymentOptions.filter(({ code }) => !declined.has(code)) };
}
