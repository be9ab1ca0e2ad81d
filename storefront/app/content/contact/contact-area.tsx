import { Outlet } from 'react-router';
import type { PageHandle } from '../../shell/page-handle.ts';
import { withTexts } from '../../text/load-texts.ts';

export const handle: PageHandle = { texts: ['contact'] };

export const clientMiddleware = withTexts('contact');

export default function ContactArea() {
  return <Outlet />;
}
