import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../router/links.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Points that an order earns or earned; empty if it earns none or if they cannot be loaded, since no page depends on
 * them.
 */
export function OrderPoints({ orderId }: { orderId: string }) {
  const say = useText('points');
  const language = useLanguage();
  const { state } = useLoaded(`points of ${orderId}`, (api, signal) =>
    api('GET /orders/{id}/points', { params: { id: orderId }, query: {}, signal }),
  );
  if (state.kind !== 'known' || state.data.state === 'none') return null;
  const { points, at, state: stage } = state.data;
  const count = say('points', { count: points });
  const text =
    stage === 'expected'
      ? say('orderExpected', { points: count })
      : say(stage === 'pending' ? 'orderPending' : 'orderPosted', {
          points: count,
          date: at === null ? '' : formatDate(at, language),
        });
  return (
    <p
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3"
      data-print="hide"
    >
      <Icon name="sparkles" size={18} className="text-secondary" />
      <span className="min-w-0 flex-1">{text}</span>
      <Link to="/account/points" className="inline-flex min-h-8 items-center text-sm text-link underline">
        {say('myPoints')}
      </Link>
    </p>
  );
}
