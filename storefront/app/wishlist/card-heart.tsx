import { round } from '../ui/product-card/add-button.tsx';
import type { Card } from '../ui/product-card/card-of.ts';
import { WishButton } from './wish-button.tsx';

/** Wishlist button on the picture of a card, opposite its badge. */
export function CardHeart({ card: { id, name } }: { card: Card }) {
  return <WishButton id={id} name={name} className={`absolute end-2.5 top-2.5 z-10 ${round}`} />;
}
