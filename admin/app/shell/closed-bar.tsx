import { Link, useLocation } from 'react-router';
import { useText } from '../text/language.tsx';
import { useClosedShop } from './shop-pass.ts';

/** Says on every screen that the shop is closed, and leads to the screen that opens it. */
export function ClosedBar() {
  const say = useText('setup');
  const isClosed = useClosedShop();
  const { pathname } = useLocation();
  if (!isClosed || pathname === '/opening') return null;
  return (
    <aside
      aria-label={say('isClosed')}
      data-print="hide"
      className="flex flex-wrap items-center justify-center gap-x-3 bg-warning-tint px-4 text-center text-warning"
    >
      <p>{say('isClosed')}</p>
      <Link to="/opening" className="inline-flex min-h-11 items-center font-bold underline">
        {say('open')}
      </Link>
    </aside>
  );
}
