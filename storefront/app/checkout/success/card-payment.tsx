import type { Order, CardPayment as Payment } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { useEffect } from 'react';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Amount } from '../../ui/product-card/price.tsx';
import { OtherMeans } from './other-means.tsx';
import { useCardPayment } from './use-card-payment.ts';

export type PayNews = 'payRefused' | 'payWaiting' | 'payFailed' | 'payReturned' | null;

/** Outcome of the last payment attempt, if there was one. */
function newsOf(payment: Payment | null): PayNews {
  if (payment?.was_refused) return 'payRefused';
  if (payment?.status === 'open') return 'payWaiting';
  if (payment?.status === 'failed' || payment?.status === 'expired') return 'payFailed';
  return payment?.status === 'returned' ? 'payReturned' : null;
}

interface CardPaymentProps {
  order: Order;
  onChange: (order: Order) => void;
  /** Called with the outcome of the last attempt, for a page that shows it in its title. */
  onNews?: (news: PayNews) => void;
}

/** Card payment of an order that awaits it, with the outcome of the last attempt. */
export function CardPayment({ order, onChange, onNews }: CardPaymentProps) {
  const say = useText('order');
  const language = useLanguage();
  const { payment, trouble, isLeaving, pay, check } = useCardPayment(order, onChange);
  const news = newsOf(payment);
  useEffect(() => onNews?.(news), [news, onNews]);
  return (
    <section aria-labelledby="pay" className="rounded-card border border-primary bg-tint p-5" data-print="hide">
      <h2 id="pay" className="flex items-center gap-2 text-lg">
        <Icon name="credit-card" />
        {say('payTitle')}
      </h2>
      {order.hold_expires_at ? (
        <p className="mt-1 text-sm text-soft">
          {say('payText', { time: formatMoment(order.hold_expires_at, language) })}
        </p>
      ) : null}
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {isLeaving ? say('payLeaving') : news ? say(news) : ''}
      </p>
      {trouble ? (
        <p role="alert" className="mt-3 font-semibold text-negative">
          {trouble}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" disabled={isLeaving} onClick={pay}>
          {say('payAction')}
          <Amount riyals={order.amount_due} />
        </button>
        {payment?.status === 'open' && !isLeaving ? (
          <button type="button" className="btn btn-quiet" onClick={check}>
            {say('payCheck')}
          </button>
        ) : null}
      </div>
      {news && news !== 'payWaiting' && !isLeaving ? <OtherMeans order={order} /> : null}
    </section>
  );
}
