import { useText } from '../text/use-text.ts';

/** A screen of the admin, which is outside the router and has no language in its address. */
const OPENING = '/admin/opening';

/** Tells staff, who alone see the pages of a closed shop, that visitors do not. */
export default function ClosedBar() {
  const say = useText('shell');
  return (
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
  );
}
