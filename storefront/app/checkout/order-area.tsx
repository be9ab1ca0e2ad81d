import { Outlet } from 'react-router';
import type { PageHandle } from '../shell/page-handle.ts';
import { withTexts } from '../text/load-texts.ts';

/** What comes after buying: the order that was placed, and where it is. */
export const handle: PageHandle = { texts: ['order'] };

export const clientMiddleware = withTexts('order');

export default function OrderArea() {
  return <Outlet />;
}
