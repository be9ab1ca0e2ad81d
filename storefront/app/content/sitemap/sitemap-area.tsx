import { Outlet } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';

export const handle: PageHandle = { texts: ['sitemap'] };

export const clientMiddleware = withTexts('sitemap');

export default function SitemapArea() {
  return <Outlet />;
}
