import { Outlet } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';

export const handle: PageHandle = { texts: ['content', 'blog'] };

export const clientMiddleware = withTexts('content', 'blog');

export default function BlogArea() {
  return <Outlet />;
}
