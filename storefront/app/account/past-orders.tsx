import type { PastOrder } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../api/use-loaded.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Amount } from '../ui/product-card/price.tsx';

/** Orders of the shop that this one replaced. Absent where there are none: most shops never moved. */
export function PastOrders() {
  const say = useText('account');
  const { state } = useLoaded('past-orders', (api, signal) => api('GET /user/past-orders', { signal }));
  if (state.kind !== 'known' || state.data.length === 0) return null;
  return (
    <section aria-labelledby="past-orders" className="mt-8 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="past-orders" className="text-lg">
        {say('pastOrders')}
      </h2>
      <p className="text-sm text-soft">{say('pastOrdersText')}</p>
      <ul className="divide-y divide-line">
        {state.data.map((order) => (
          <Line key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function Line({ order: { number, placed_at: at, total, lines } }: { order: PastOrder }) {
  const language = useLanguage();
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <bdi dir="ltr" className="tabular-nums">
            {number}
          </bdi>
          <time dateTime={at} className="block text-sm text-soft">
            {formatDate(at, language)}
          </time>
        </span>
        {total === null ? null : <Amount riyals={total} />}
      </p>
      <ul className="text-sm text-soft">
        {lines.map(({ name, quantity }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are history and never change places
          <li key={place}>
            <bdi>{name}</bdi>
            {quantity === null ? null : ` × ${quantity}`}
          </li>
        ))}
      </ul>
    </li>
  );
}
