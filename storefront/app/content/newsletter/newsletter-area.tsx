import { Outlet } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';

/** `shop` for the form, which stands on home as well. */
export const handle: PageHandle = { texts: ['shop', 'newsletter'] };

export const clientMiddleware = withTexts('shop', 'newsletter');

export default function NewsletterArea() {
  return <Outlet />;
}
