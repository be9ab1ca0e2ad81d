import { useText } from '../text/use-text.ts';

/** Tells staff, who alone see the pages of a closed shop, that visitors do not. */
export default function ClosedBar() {
  const say = useText('shell');
  return (
    <p className="bg-warning-tint px-4 text-center text-sm text-warning" data-print="hide">
      {say('shopClosed')} ·{' '}
      <a href="/admin/opening" className="inline-flex min-h-11 items-center font-semibold underline">
        {say('openShop')}
      </a>
    </p>
  );
}
