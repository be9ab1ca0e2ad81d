import { Suspense } from 'react';
import { findLine } from '../../cart/cart-lines.ts';
import { useFromCart } from '../../cart/cart-store.ts';
import { lineOfProduct } from '../../cart/line-of.ts';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import type { QuantityStepperProps } from '../fields/quantity-stepper.tsx';
import { Icon } from '../icon.tsx';
import { lazyPart } from '../lazy-part.ts';
import type { Card } from './card-of.ts';

/** Loaded once the product is in the cart. */
const QuantityStepper = lazyPart<QuantityStepperProps>(() =>
  import('../fields/quantity-stepper.tsx').then((part) => ({ default: part.QuantityStepper })),
);

/** A button on the picture of a card: it covers little of it, and is as large as a finger around what is drawn. */
export const round =
  'grid size-8 after:absolute after:-inset-1.5 place-items-center rounded-full bg-card text-primary shadow-float transition-colors hover:bg-primary hover:text-on-primary';

/** Time when a piece was last added here, epoch milliseconds. */
let addedAt = 0;

/** Adds one piece and becomes a stepper; a product with variants is chosen on its own page. */
export function AddButton({ card, to }: { card: Card; to: Address }) {
  const say = useText('shell');
  const { add, setQuantity } = useCartActions();
  const line = lineOfProduct({ ...card, image: card.image?.url ?? '' }, null, 1);
  const quantity = useFromCart(({ lines }) => findLine(lines, line)?.quantity ?? 0);
  if (card.variable) {
    return (
      <Link to={to} aria-label={say('chooseOptions', { name: card.name })} className={round}>
        <Icon name="plus" />
      </Link>
    );
  }
  if (quantity > 0) {
    return (
      <Suspense fallback={<span className={round} />}>
        <QuantityStepper
          compact
          min={0}
          max={card.most}
          name={card.name}
          quantity={quantity}
          // The second tap of a double tap hits the stepper in place of the button.
          onChange={(chosen) => {
            if (Date.now() - addedAt > 350) setQuantity(line, chosen);
          }}
        />
      </Suspense>
    );
  }
  return (
    <button
      type="button"
      className={round}
      aria-label={say('addNamedToCart', { name: card.name })}
      onClick={() => {
        addedAt = Date.now();
        add(line);
      }}
    >
      <Icon name="plus" />
    </button>
  );
}
