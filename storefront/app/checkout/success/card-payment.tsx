import type { Order, CardPayment as Payment } from '@waha/contract';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Amount } from '../../ui/price.tsx';
import { useCardPayment } from './use-card-payment.ts';

/** What came of the last attempt, where something did. */
function newsOf(payment: Payment | null) {
  if (payment?.was_refused) return 'payRefused';
  if (payment?.status === 'open') return 'payWaiting';
  if (payment?.status === 'failed' || payment?.status === 'expired') return 'payFailed';
  return payment?.status === 'returned' ? 'payReturned' : null;
}

/** The way to pay an order that waits for its card, and what came of trying. */
export function CardPayment({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const say = useText('order');
  const language = useLanguage();
  const { payment, trouble, isLeaving, pay, check } = useCardPayment(order, onChange);
  const news = newsOf(payment);
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
    </section>
  );
}
