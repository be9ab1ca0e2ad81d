import { Outlet } from 'react-router';
import type { PageHandle } from '../shell/page-handle.ts';
import { withTexts } from '../text/load-texts.ts';

/** Layout route of an area: names its texts for the first page, and fetches them when one comes from another area. */
export const handle: PageHandle = { texts: ['shop'] };

export const clientMiddleware = withTexts('shop');

export default function ShopArea() {
  return <Outlet />;
}
