import { type Quote, type QuoteLine, toRiyals } from '@waha/contract';
import { createTexts, inLanguage, type Language, sayDay } from '../../../../platform/text/index.ts';
import { type ProductImage, presentAnswer, presentProductImage, variantLabel } from '../../../goods/catalog/index.ts';
import { couponLabel, couponRefusalTexts, couponTexts } from '../../coupons/index.ts';
import { giftCardRefusalTexts } from '../../gift-cards/index.ts';
import { presentPaymentOption } from '../../payments/index.ts';
import { presentTaxes } from '../../pricing/index.ts';
import { presentShippingOption, shippingRefusalTexts } from '../../shipping/index.ts';
import { orderTexts } from '../texts.ts';
import { INFORMATIONAL_PROBLEMS, isDigital, type LineProblem } from './cart-lines.ts';
import type { AppliedGiftCard, Discount, PricedCart, PricedCartLine } from './price-cart.ts';

/** The product, variant or bundle of a line, as the quote shows it. */
function itemOf(line: PricedCartLine, language: Language) {
  const image = (one: ProductImage | null | undefined) => (one ? presentProductImage(one, language) : null);
  if (line.kind === 'product') {
    return {
      name: inLanguage(line.product, 'name', language),
      variant: variantLabel(line.variant, language),
      slug: line.product.slug,
      image: image(line.variant.image ?? line.product.images[0]),
    };
  }
  if (line.kind === 'bundle') {
    const name = inLanguage(line.bundle, 'name', language);
    return {
      name,
      variant: null,
      slug: line.bundle.slug,
      image: image(line.bundle.images[0] ?? line.bundle.parts[0]?.images[0]),
    };
  }
  if (!line.product) return { name: '', variant: null, slug: '', image: null };
  const name = inLanguage(line.product, 'name', language);
  return { name, variant: null, slug: line.product.slug, image: image(line.product.images[0]) };
}

function presentLine(line: PricedCartLine, language: Language): QuoteLine {
  return {
    product_id: line.asked.product_id ?? null,
    variant_id: line.kind === 'product' && !line.variant.is_default ? line.variant.id : (line.asked.variant_id ?? null),
    bundle_id: line.asked.bundle_id ?? null,
    promotion_id: line.promotionId,
    ...itemOf(line, language),
    quantity: line.quantity,
    available_quantity: line.available,
    later_quantity: line.later,
    ships_from: line.kind === 'product' && line.later > 0 ? (line.backorder?.shipsFrom ?? null) : null,
    unit_price: toRiyals(line.unitPrice),
    original_price: toRiyals(line.originalPrice),
    discount: toRiyals(line.discount),
    total: toRiyals(line.total),
    is_digital: isDigital(line),
    answers: line.answers.map((answer) => presentAnswer(answer, language)),
    warnings: line.problems.map((problem) => ({
      code: problem.code,
      message: orderTexts.say(language, problem.code, paramsOf(problem, language)),
    })),
  };
}

function paramsOf(problem: LineProblem, language: Language) {
  if ('label_ar' in problem) return { field: inLanguage(problem, 'label', language) };
  if (!('available' in problem)) return {};
  const { available } = problem;
  return 'day' in problem ? { available, day: sayDay(problem.day, language) } : { available };
}

export function discountLabel(discount: Discount, language: Language): string {
  if (discount.promotion) return inLanguage(discount.promotion, 'name', language);
  if (discount.rank) {
    const { discount_percent: percent } = discount.rank;
    return orderTexts.say(language, 'rank_discount', { rank: inLanguage(discount.rank, 'name', language), percent });
  }
  if (discount.group) {
    const { discount_percent: percent } = discount.group;
    return orderTexts.say(language, 'group_discount', { group: inLanguage(discount.group, 'name', language), percent });
  }
  return discount.coupon ? `${discount.coupon.code}: ${couponLabel(discount.coupon, language)}` : '';
}

/** Refusals of a code or place that are part of a quote instead of replacing it. */
const quoteRefusals = createTexts({
  ar: { ...couponRefusalTexts.ar, ...shippingRefusalTexts.ar, ...giftCardRefusalTexts.ar },
  en: { ...couponRefusalTexts.en, ...shippingRefusalTexts.en, ...giftCardRefusalTexts.en },
});

function presentCouponOutcome(cart: PricedCart, asked: string, language: Language): Quote['coupon'] {
  if (!cart.coupon) return null;
  if ('row' in cart.coupon) {
    const { code } = cart.coupon.row;
    return { code, applied: true, message: couponTexts.say(language, 'applied', { code }), refusal: null };
  }
  const { code, params } = cart.coupon.refusal;
  return { code: asked, applied: false, message: quoteRefusals.say(language, code, params), refusal: code };
}

function presentGiftCard(card: AppliedGiftCard | null, language: Language): Quote['gift_card'] {
  if (card === null) return null;
  const { lastFour: last_four } = card;
  if ('id' in card)
    return { last_four, available: toRiyals(card.available), used: toRiyals(card.used), message: null, refusal: null };
  const message = quoteRefusals.say(language, card.refusal);
  return { last_four, available: 0, used: 0, message, refusal: card.refusal };
}

/** A quote for a caller beyond the attempt limit of gift cards: it states that the code was not checked. */
export function hideGiftCardOutcome(quote: Quote, language: Language): Quote {
  const gift_card = presentGiftCard({ refusal: 'gift_cards.too_many_guesses', lastFour: '' }, language);
  return { ...quote, gift_card };
}

/** A quote for a caller beyond the attempt limit: it states that the coupon was not checked. */
export function hideCouponOutcome(code: string, quote: Quote, language: Language): Quote {
  const refusal = 'coupons.too_many_guesses' as const;
  return { ...quote, coupon: { code, applied: false, message: quoteRefusals.say(language, refusal), refusal } };
}

export interface QuoteContext {
  language: Language;
  couponCode: string | null;
  /** Name of the chosen city; null when none is chosen. */
  cityName: string | null;
  /** The caller's unpaid orders that reserve missing pieces. */
  held?: Quote['held'];
}

/** A priced cart as the API shows it. */
export function presentQuote(cart: PricedCart, context: QuoteContext): Quote {
  const { language, cityName } = context;
  const options = cart.rates.map((rate) => {
    const option = presentShippingOption(rate, cart.goodsTotal, language);
    return cart.freeShipping ? { ...option, cost: 0 } : option;
  });
  const isNotServed = cityName !== null && cart.needsShipping && options.length === 0;
  return {
    lines: cart.lines.map((line) => presentLine(line, language)),
    items_count: cart.lines.reduce((sum, line) => sum + line.sellable, 0),
    subtotal: toRiyals(cart.subtotal),
    discounts: cart.discounts.map((discount) => ({
      source: discount.source,
      id: discount.promotion?.id ?? null,
      code: discount.coupon?.code ?? null,
      label: discountLabel(discount, language),
      amount: toRiyals(discount.halalas),
    })),
    discount_total: toRiyals(cart.discountTotal),
    coupon: presentCouponOutcome(cart, context.couponCode ?? '', language),
    shipping: options.find((option) => option.code === cart.shipping?.code) ?? null,
    shipping_options: options,
    shipping_message: isNotServed ? quoteRefusals.say(language, 'shipping.city_not_served', { city: cityName }) : null,
    shipping_total: toRiyals(cart.shippingTotal),
    needs_shipping: cart.needsShipping,
    payment_options: cart.paymentOptions.map((option) => presentPaymentOption(option, cart.payments, language)),
    payment_fee: toRiyals(cart.paymentFee),
    gift_total: toRiyals(cart.giftTotal),
    vat_included: toRiyals(cart.vatIncluded),
    taxes: presentTaxes(cart.taxes),
    total: toRiyals(cart.total),
    store_credit: cart.credit && {
      available: toRiyals(cart.credit.available),
      used: toRiyals(cart.credit.used),
    },
    gift_card: presentGiftCard(cart.giftCard, language),
    amount_due: toRiyals(cart.amountDue),
    held: context.held ?? [],
    can_order:
      cart.lines.length > 0 &&
      cart.lines.every((line) => line.problems.every((problem) => INFORMATIONAL_PROBLEMS.has(problem.code))),
  };
}
