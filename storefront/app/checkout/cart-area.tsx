import { Outlet } from 'react-router';
import type { PageHandle } from '../shell/page-handle.ts';
import { withTexts } from '../text/load-texts.ts';

export const handle: PageHandle = { texts: ['cart'] };

export const clientMiddleware = withTexts('cart');

export default function CartArea() {
  return <Outlet />;
}
