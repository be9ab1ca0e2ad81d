import { Suspense, use } from 'react';
import { CardArrival } from '../../places/card-arrival.tsx';
import { MoreOnCards } from '../../ui/product-card/card-extra.ts';
import type { Card } from '../../ui/product-card/card-of.ts';
import { CardHeart } from '../../wishlist/card-heart.tsx';

/** Additions to every card once the page is in use. */
export default function OnCards({ card }: { card: Card }) {
  const More = use(MoreOnCards);
  return (
    <>
      <CardHeart card={card} />
      <CardArrival card={card} />
      {More ? (
        <Suspense>
          <More card={card} />
        </Suspense>
      ) : null}
    </>
  );
}
