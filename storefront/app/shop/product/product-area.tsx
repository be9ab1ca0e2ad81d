import { Outlet } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';

/** What only the page of one thing says, so that lists and home need not load it. */
export const handle: PageHandle = { texts: ['product'] };

export const clientMiddleware = withTexts('product');

export default function ProductArea() {
  return <Outlet />;
}
