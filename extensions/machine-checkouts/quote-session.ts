import { z } from 'zod';
import { type Asked, read } from './asked.ts';
import type { ErrorMessage } from './faults.ts';
import { readItemId } from './item-ids.ts';
import type { Session, SessionLine } from './session.ts';

/** The most pieces of one line of the shop. */
const MOST_PIECES = 99;

const quoteLine = z.object({
  ...{ name: z.string(), variant: z.string().nullable(), quantity: z.int(), available_quantity: z.int() },
  ...{ unit_price: z.number(), discount: z.number(), total: z.number() },
  image: z.object({ url: z.string() }).nullable(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type QuoteLine = z.infer<typeof quoteLine>;

const shippingOption = z.object({
  ...{ code: z.string(), name: z.string(), description: z.string(), estimate: z.string(), cost: z.number() },
});
export type ShippingOption = z.infer<typeof shippingOption>;

/** Ways that a machine can complete. A point of a carrier is chosen from a list that no machine is shown. */
export const completable = <Option extends { code: string }>(options: readonly Option[]): Option[] =>
  options.filter(({ code }) => code !== 'point');

const quote = z.object({
  lines: z.array(quoteLine),
  subtotal: z.number(),
  discounts: z.array(z.object({ code: z.string().nullable(), label: z.string(), amount: z.number() })),
  coupon: z.object({ code: z.string(), applied: z.boolean(), message: z.string() }).nullable(),
  shipping: shippingOption.nullable(),
  shipping_options: z.array(shippingOption).transform(completable),
  shipping_message: z.string().nullable(),
  shipping_total: z.number(),
  needs_shipping: z.boolean(),
  payment_options: z.array(z.object({ code: z.string(), available: z.boolean() })),
  payment_fee: z.number(),
  total: z.number(),
  can_order: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

/** A session as the shop prices it this moment. */
export interface PricedSession {
  quote: Quote;
  /** The quoted line of each line; undefined where the shop has no such thing. */
  lines: readonly { line: SessionLine; quoted: QuoteLine | undefined }[];
  cityId: number | undefined;
  messages: readonly ErrorMessage[];
}

export interface PricingChoice {
  cityId?: number | undefined;
  shippingMethod?: string | undefined;
  paymentMethod?: string | undefined;
}

/** Prices a session by the quote that the shop's own cart is priced by. */
export async function quoteSession(
  asked: Asked,
  { lines, codes }: Session,
  { cityId, shippingMethod, paymentMethod }: PricingChoice,
): Promise<PricedSession> {
  const known = lines.filter(({ item }) => readItemId(item));
  const told = await read(asked, quote, 'POST /orders/quote', {
    body: {
      lines: known.map(orderLineOf),
      coupon_code: codes[0] ?? null,
      city_id: cityId ?? null,
      shipping_method: shippingMethod ?? null,
      payment_method: paymentMethod ?? null,
    },
  });
  const quotedOf = new Map(known.map((line, at) => [line.id, told.lines[at]]));
  const pairs = lines.map((line) => ({ line, quoted: existing(quotedOf.get(line.id)) }));
  return { quote: told, lines: pairs, cityId, messages: pairs.flatMap(problemsOf) };
}

/** The line in the form of the shop's own calls. */
export function orderLineOf({ item, quantity }: SessionLine) {
  const key = readItemId(item);
  if (!key) throw new Error(`${item} is no item`);
  return {
    product_id: key.productId,
    ...(key.variantId !== null && { variant_id: key.variantId }),
    quantity: Math.min(quantity, MOST_PIECES),
  };
}

const GONE = new Set(['product_gone', 'variant_gone', 'bundle_gone']);

/** Choices that only a buyer on the product's own page makes: an option, a text to engrave. */
const UNCHOSEN = new Set(['variant_required', 'answers_missing', 'answers_changed']);

const existing = (line: QuoteLine | undefined) =>
  line?.warnings.some(({ code }) => GONE.has(code)) ? undefined : line;

/** Reasons why a line cannot be sold as it is asked for. */
function problemsOf({ line, quoted }: PricedSession['lines'][number], at: number): ErrorMessage[] {
  const error = (code: string, content: string): ErrorMessage => ({
    ...{ type: 'error', code, content, severity: 'recoverable', path: `$.line_items[${at}]` },
  });
  if (!quoted) return [error('not_found', `The item ${line.item} is not found in this shop`)];
  const told = quoted.warnings.flatMap(({ code, message }) => {
    if (UNCHOSEN.has(code)) return [error('item_unavailable', message)];
    // Pieces that come later are sold on the shop's own page, which states the day.
    return code === 'out_of_stock' || code === 'only_left' || code === 'ships_later'
      ? [error('out_of_stock', message)]
      : [];
  });
  if (told.length === 0 && line.quantity > MOST_PIECES)
    return [error('out_of_stock', `At most ${MOST_PIECES} pieces are sold at once`)];
  return told;
}
