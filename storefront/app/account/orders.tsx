import type { OrderSummary } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLocation, useSearchParams } from 'react-router';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../router/links.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Badge, type BadgeTone } from '../ui/product-card/badge.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PastOrders } from './past-orders.tsx';
import { PiecesCardComing, PiecesStrip } from './pieces-strip.tsx';

const PAGE_LENGTH = 10;

const tones: Partial<Record<OrderSummary['status'], BadgeTone>> = {
  pending_payment: 'warning',
  cancelled: 'negative',
  expired: 'negative',
  delivered: 'positive',
  confirmed: 'positive',
};

export function statusTone(status: OrderSummary['status']): BadgeTone {
  return tones[status] ?? 'info';
}

function OrderCard({ order, base }: { order: OrderSummary; base: '/orders' | '/account/orders' }) {
  const say = useText('account');
  const language = useLanguage();
  return (
    <li className="relative grid gap-4 rounded-card border border-line bg-card p-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-base">
            <Link to={`${base}/${order.id}`} className="outline-none after:absolute after:inset-0">
              <bdi dir="ltr" className="tabular-nums">
                {order.number}
              </bdi>
            </Link>
          </h2>
          <p className="text-sm text-soft">
            <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
          </p>
        </div>
        <Badge tone={statusTone(order.status)}>{order.status_label}</Badge>
      </div>
      <PiecesStrip items={order.items} amount={order.total} pieces={say('pieces', { count: order.items_count })} />
    </li>
  );
}

/** The orders of the customer, the latest first. */
export default function Orders() {
  const say = useText('account');
  const [search] = useSearchParams();
  const base = useLocation().pathname.startsWith('/account/') ? '/account/orders' : '/orders';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { state, retry } = useLoaded(`orders ${page}`, (api, signal) =>
    api('GET /orders', { query: { page, per_page: PAGE_LENGTH }, signal }),
  );
  return (
    <>
      <h1 className="mb-5 text-3xl">{say('orders')}</h1>
      {state.kind === 'loading' ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{say('loading')}</span>
          {[0, 1, 2].map((row) => (
            <PiecesCardComing key={row} />
          ))}
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="package" title={say('ordersFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' && state.data.data.length === 0 ? (
        <EmptyState icon="package" title={say('noOrders')}>
          <Link to="/products" className="btn btn-primary">
            {say('startShopping')}
          </Link>
        </EmptyState>
      ) : null}
      {state.kind === 'known' && state.data.data.length > 0 ? (
        <>
          <ul className="grid gap-4">
            {state.data.data.map((order) => (
              <OrderCard key={order.id} order={order} base={base} />
            ))}
          </ul>
          <Pagination current={page} last={state.data.last_page} to={(number) => `${base}?page=${number}`} />
        </>
      ) : null}
      {state.kind === 'known' && page === state.data.last_page ? <PastOrders /> : null}
    </>
  );
}
