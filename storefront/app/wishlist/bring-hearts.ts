import { together } from '../text/load-texts.ts';
import { drawOnCards } from '../ui/card-extra.ts';

const fetchHeart = together(['product'], () => import('./card-heart.tsx'));

/** Puts hearts on all cards, now and from now on. Without a connection there are none. */
export function bringHearts(): void {
  fetchHeart().then(
    ({ default: CardHeart }) => drawOnCards(CardHeart),
    () => undefined,
  );
}
