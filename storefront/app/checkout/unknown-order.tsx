import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** An order that was not placed in this browser: only its number and the buyer's phone show how it fares. */
export function UnknownOrder() {
  const say = useText('order');
  return (
    <EmptyState icon="package" title={say('unknownTitle')}>
      <p className="-mt-2 max-w-md text-soft">{say('unknownText')}</p>
      <Link to="/track-order" className="btn btn-primary">
        {say('track')}
      </Link>
    </EmptyState>
  );
}
