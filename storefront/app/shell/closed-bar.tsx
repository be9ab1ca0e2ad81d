import { useEffect, useState } from 'react';
import { useText } from '../text/use-text.ts';

/** A screen of the admin, which is outside the router and has no language in its address. */
const OPENING = '/admin/opening';

/**
 * Tells staff that visitors do not see this page. Browsers of staff have a pass; pages of a closed shop behind secret addresses are
 * open to their buyers, who see no bar.
 */
export default function ClosedBar() {
  const say = useText('shell');
  const [isStaff, setStaff] = useState(false);
  useEffect(() => setStaff(/(?:^|; )shop-pass=/.test(document.cookie)), []);
  return isStaff ? (
    <aside
      aria-label={say('shopClosed')}
      className="bg-warning-tint px-4 text-center text-sm text-warning"
      data-print="hide"
    >
      {say('shopClosed')} ·{' '}
      <a href={OPENING} className="inline-flex min-h-11 items-center font-semibold underline">
        {say('openShop')}
      </a>
    </aside>
  ) : null;
}
