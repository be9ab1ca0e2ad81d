import { Link } from '../router/links.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Page for an order not placed in this browser: it asks for the order number and the buyer's phone. */
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
