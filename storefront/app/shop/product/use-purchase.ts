import type { BuyerAnswer, ProductDetail } from '@waha/contract/types';
import { type RefObject, useRef, useState } from 'react';
import type { CartLine } from '../../cart/cart-lines.ts';
import { lineOfProduct } from '../../cart/line-of.ts';
import { chooseSingleLine } from '../../cart/single-line.ts';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import { useNavigate } from '../../router/links.ts';
import { openOverlay } from '../../shell/floating/overlays.ts';
import { piecesBeyond } from './backorder.ts';
import { type Choice, chosenVariant, firstChoice, labelOf } from './variant-choice.ts';

export type ShownProduct = Omit<ProductDetail, 'related'>;

/** Purchase being composed: variant, quantity, and whether it can be added to the cart. */
export interface Purchase {
  choice: Choice;
  quantity: number;
  price: number;
  original: number;
  /** Lowest price of the 30 days before the reduction; undefined where nothing is reduced or known. */
  prior: number | undefined;
  /** True if prices differ between variants and none is chosen yet. */
  from: boolean;
  /** Pieces at hand. */
  stock: number;
  /** Pieces that can be bought: those at hand, and those that are ordered before they are there. */
  most: number;
  /** True if nothing is there and it is ordered before it arrives. */
  isPreorder: boolean;
  /** Chosen variant; undefined for a simple product, or while an option is missing. */
  variantId: number | undefined;
  /** Option that was missing when the shopper tried to add. */
  problem: number | null;
  /** Reads what the buyer filled in; null where something is wrong, which is then shown. */
  fill: RefObject<() => BuyerAnswer[] | null>;
  choose: (choice: Choice) => void;
  setQuantity: (quantity: number) => void;
  /** The line to buy past the cart; null, and an error is shown, if a choice is missing. */
  chosenLine: () => CartLine | null;
  /** Adds to the cart and opens it; returns false and shows an error if a choice is missing. */
  add: () => boolean;
  /**
   * Goes to checkout with this line alone, without the cart; returns false and shows an error if a choice is missing.
   */
  buyNow: () => boolean;
}

/** Two presses within this time, in milliseconds, are one: a double tap adds no second piece. */
const DOUBLE_PRESS_MS = 350;
/** When something was last bought here, epoch milliseconds; not every browser counts the presses of a click. */
let boughtAt = 0;

/** Does an act with the chosen line, once for a double press; returns false if there is no line. */
function buyOnce(chosenLine: () => CartLine | null, act: (line: CartLine) => void): boolean {
  if (Date.now() - boughtAt < DOUBLE_PRESS_MS) return true;
  const line = chosenLine();
  if (!line) return false;
  boughtAt = Date.now();
  act(line);
  return true;
}

export function usePurchase(product: ShownProduct, variantId?: number): Purchase {
  const [choice, choose] = useState(() => firstChoice(product, variantId));
  const [wanted, setQuantity] = useState(1);
  const [asked, setAsked] = useState(false);
  // Until the fields are there, a product that asks for one cannot be bought.
  const fill = useRef<() => BuyerAnswer[] | null>(() => (product.asks_buyer ? null : []));
  const { add } = useCartActions();
  const navigate = useNavigate();
  const variant = chosenVariant(product.variants, choice);
  const variable = product.variants.length > 0;
  const priced = variant ?? product;
  const stock = variable && !variant ? product.stock_quantity : priced.in_stock ? priced.stock_quantity : 0;
  const most = stock + piecesBeyond(product, variant);
  const prices = new Set(product.variants.map((one) => one.sale_price ?? one.price));
  const quantity = Math.max(1, Math.min(wanted, most));
  const missing = variable && !variant ? choice.indexOf(null) : null;
  function chosenLine(): CartLine | null {
    setAsked(true);
    if (missing !== null) return null;
    const answers = fill.current();
    if (answers === null) return null;
    const label = variant && labelOf(product.options, variant.choices);
    const line = lineOfProduct({ ...product, image: product.images[0]?.url ?? '' }, variant, quantity, label);
    return answers.length > 0 ? { ...line, answers } : line;
  }

  return {
    choice,
    fill,
    choose,
    quantity,
    setQuantity,
    price: priced.sale_price ?? priced.price,
    original: priced.price,
    prior:
      variable && !variant
        ? undefined
        : product.prior_prices.find((one) => one.variant_id === (variant?.id ?? null))?.lowest_price,
    from: variable && !variant && prices.size > 1,
    stock,
    most,
    isPreorder: stock === 0 && most > 0 && product.backorder?.kind === 'preorder',
    variantId: variant?.id,
    problem: asked ? missing : null,
    chosenLine,
    add: () =>
      buyOnce(chosenLine, (line) => {
        add(line);
        openOverlay('cart');
      }),
    buyNow: () =>
      buyOnce(chosenLine, (line) => {
        chooseSingleLine(line);
        navigate('/checkout?now=1');
      }),
  };
}
