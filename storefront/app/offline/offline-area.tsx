import { Outlet } from 'react-router';
import type { PageHandle } from '../shell/page-handle.ts';
import { withTexts } from '../text/load-texts.ts';

export const handle: PageHandle = { texts: ['offline'] };

export const clientMiddleware = withTexts('offline');

export default function OfflineArea() {
  return <Outlet />;
}
