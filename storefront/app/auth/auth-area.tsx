import { Outlet } from 'react-router';
import type { PageHandle } from '../shell/page-handle.ts';
import { withTexts } from '../text/load-texts.ts';

/** Signing in, registering and finding a lost password. */
export const handle: PageHandle = { texts: ['auth'] };

export const clientMiddleware = withTexts('auth');

export default function AuthArea() {
  return <Outlet />;
}
