import { failureText } from '@waha/contract/client';
import type { Order, Quote } from '@waha/contract/types';
import { formatAmount } from '@waha/kit/money';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { addLine, type CartLine } from '../../cart/cart-lines.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { storeCoupon } from '../../cart/coupon-store.ts';
import { orderLineOf } from '../../cart/order-line-of.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadForm, storeForm } from '../form/stored-form.ts';
import { isRepeatable, lineOfItem } from '../line-of-item.ts';
import { viewTokenOf } from '../view-tokens.ts';

type Means = Quote['payment_options'][number];

const linesOf = (order: Order) => order.items.map(lineOfItem).filter((line) => line !== null);

/**
 * Any other than the one that was chosen: a buyer whom a lender refused may pay by card. An order that awaits a phone code exceeds
 * the limit for unpaid orders, so a transfer would be refused, too.
 */
const isOffered = ({ kind, code }: Means, order: Order) =>
  order.awaits_phone_code ? kind === 'online' : code !== order.payment_method;

/** Other payment methods offered for this order now; none until they are loaded. */
function useOtherMeans(order: Order): Means[] {
  const api = useApi();
  const [means, setMeans] = useState<Means[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order
  useEffect(() => {
    const controller = new AbortController();
    const { cityId } = loadForm();
    const body = { lines: linesOf(order).map(orderLineOf), city_id: cityId, shipping_method: order.shipping_method };
    api('POST /orders/quote', { body, signal: controller.signal }).then(
      ({ payment_options }) =>
        setMeans(payment_options.filter((option) => option.available && isOffered(option, order))),
      // On failure the card payment remains.
      () => undefined,
    );
    return () => controller.abort();
  }, [order.id]);
  return means;
}

/**
 * Cancels the unpaid order and opens the checkout with the same lines and another payment method. The reserved stock
 * becomes available, and no field has to be typed again.
 */
function useSwitch(order: Order) {
  const say = useText('order');
  const api = useApi();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  // One idempotency key: a second press repeats the same request.
  const [key] = useState(() => crypto.randomUUID());

  async function switchTo(payment: Means['code']): Promise<void> {
    setIsSending(true);
    const viewToken = viewTokenOf(order.id);
    try {
      await api('PATCH /orders/{id}/status', {
        params: { id: order.id },
        query: viewToken === undefined ? {} : { view_token: viewToken },
        body: { status: 'cancelled' },
        idempotencyKey: key,
        signal: AbortSignal.timeout(20_000),
      });
    } catch (error) {
      setIsSending(false);
      showToast({ text: failureText(error, say('cancelFailed')), tone: 'negative' });
      return;
    }
    changeCart((cart) => linesOf(order).reduce<CartLine[]>(addLine, [...cart]));
    storeCoupon(order.coupon_code);
    const form = loadForm();
    const { first_name: firstName, last_name: lastName, phone, email } = order.contact;
    const contact = form.phone === '' ? { firstName, lastName, phone, email: email ?? '' } : {};
    storeForm({ ...form, ...contact, shipping: order.shipping_method, payment, notes: order.notes ?? '' });
    navigate('/checkout', { replace: true });
  }
  return { isSending, switchTo };
}

/** Other payment methods of an unpaid order, one press away: after a refused card, or instead of a code. */
export function OtherMeans({ order }: { order: Order }) {
  const say = useText('order');
  const means = useOtherMeans(order);
  const { isSending, switchTo } = useSwitch(order);
  // Another method is another order by the checkout, where an addition would pay a delivery of its own.
  if (order.supplement_of || !isRepeatable(order)) return null;
  if (means.length === 0 || !order.allowed_statuses.includes('cancelled')) return null;
  return (
    <section aria-labelledby="other-means" className="mt-5 border-t border-line pt-4">
      <h3 id="other-means" className="font-semibold">
        {say('otherMeans')}
      </h3>
      <p className="text-sm text-soft">{say('otherMeansText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {means.map(({ code, kind, name, fee }) => (
          <button
            key={code}
            type="button"
            className="btn btn-quiet bg-card"
            disabled={isSending}
            onClick={() => switchTo(code)}
          >
            <Icon name={kind === 'online' ? 'credit-card' : 'banknote'} size={18} />
            {name}
            {fee > 0 ? <span className="text-sm font-normal text-soft">+{formatAmount(fee)}</span> : null}
          </button>
        ))}
      </div>
    </section>
  );
}
