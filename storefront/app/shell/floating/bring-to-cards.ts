import { together } from '../../text/load-texts.ts';
import { drawOnCards } from '../../ui/product-card/card-extra.ts';

const fetchExtras = together(['product'], () => import('./on-cards.tsx'));

/** Adds hearts and arrival dates to all present and future cards. Without a connection there are none. */
export function bringToCards(): void {
  fetchExtras().then(
    ({ default: OnCards }) => drawOnCards(OnCards),
    () => undefined,
  );
}
