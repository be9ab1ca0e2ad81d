import type { Order } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../api/use-loaded.ts';
import { Link } from '../router/links.ts';
import { useLanguage } from '../shell/root-data.ts';
import { useText } from '../text/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/product-card/badge.tsx';
import { Amount } from '../ui/product-card/price.tsx';
import { useReturnLinks } from './returns/return-links.ts';
import { moneyOf, returnTone } from './returns/return-looks.ts';

const AFTER_DELIVERY: readonly Order['status'][] = ['delivered', 'return_requested', 'returned', 'refunded'];

/** Returns of an order and whether pieces can still be returned; empty before the order arrived. */
export function OrderReturns({ order }: { order: Order }) {
  return AFTER_DELIVERY.includes(order.status) ? <DeliveredOrderReturns order={order} /> : null;
}

function DeliveredOrderReturns({ order }: { order: Order }) {
  const say = useText('account');
  const language = useLanguage();
  const links = useReturnLinks();
  const { state } = useLoaded(`returnable of ${order.id}`, (api, signal) =>
    api('GET /orders/{id}/returnable', { params: { id: order.id }, query: links.query, signal }),
  );
  // Optional part of a page about an order: on failure it is left out, because returns have a page of their own.
  if (state.kind !== 'known') return null;
  const { is_open: isOpen, until, returns } = state.data;
  if (!isOpen && returns.length === 0) return null;
  return (
    <section
      aria-labelledby="order-returns"
      className="grid gap-4 rounded-card border border-line bg-card p-5"
      data-print="hide"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="order-returns" className="text-lg">
            {say('returnsOfOrder')}
          </h2>
          {isOpen && until ? (
            <p className="text-sm text-soft">{say('returnUntil', { date: formatDate(until, language) })}</p>
          ) : null}
        </div>
        {isOpen ? (
          <Link to={links.ask(order.id)} className="btn btn-quiet">
            <Icon name="undo-2" size={18} />
            {say('returnItems')}
          </Link>
        ) : null}
      </div>
      <ul className="grid gap-2 empty:hidden">
        {returns.map((one) => (
          <li
            key={one.id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-tint px-4 py-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent"
          >
            <Link
              to={links.shown(one.id)}
              className="font-semibold text-link outline-none after:absolute after:inset-0"
            >
              <bdi dir="ltr" className="tabular-nums">
                {one.number}
              </bdi>
            </Link>
            <ReturnWorth amount={moneyOf(one)} />
            <Badge tone={returnTone(one.status)}>{one.status_label}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReturnWorth({ amount }: { amount: number | null }) {
  const say = useText('account');
  if (amount === null) return <span className="ms-auto font-semibold">{say('exchange')}</span>;
  return <Amount riyals={amount} className="ms-auto font-bold" />;
}
