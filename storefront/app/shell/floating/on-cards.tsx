import { CardArrival } from '../../places/card-arrival.tsx';
import type { Card } from '../../ui/product-card/card-of.ts';
import { CardHeart } from '../../wishlist/card-heart.tsx';

/** Additions to every card once the page is in use. */
export default function OnCards({ card }: { card: Card }) {
  return (
    <>
      <CardHeart card={card} />
      <CardArrival card={card} />
    </>
  );
}
