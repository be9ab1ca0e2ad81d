import { together } from '../../text/load-texts.ts';
import { drawOnCards } from '../../ui/product-card/card-extra.ts';

const fetchExtras = together(['product'], () => import('./on-cards.tsx'));

/** Puts hearts and days of arrival on all cards, now and from now on. Without a connection there are none. */
export function bringToCards(): void {
  fetchExtras().then(
    ({ default: OnCards }) => drawOnCards(OnCards),
    () => undefined,
  );
}
