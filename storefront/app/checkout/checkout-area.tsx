import { Outlet } from 'react-router';
import type { PageHandle } from '../shell/page-handle.ts';
import { withTexts } from '../text/load-texts.ts';

/** Nothing on the page to run off to: the checkout brings a header of its own. */
export const handle: PageHandle = { texts: ['cart', 'checkout'], bare: true };

export const clientMiddleware = withTexts('cart', 'checkout');

export default function CheckoutArea() {
  return <Outlet />;
}
