import type { Order } from '@waha/contract/types';
import { useParams } from 'react-router';
import { useLoaded } from '../api/use-loaded.ts';
import { addLine, type CartLine } from '../cart/cart-lines.ts';
import { changeCart } from '../cart/cart-store.ts';
import { isRepeatable, lineOfItem } from '../checkout/line-of-item.ts';
import { awaitsCard } from '../checkout/success/awaits-card.ts';
import { BankDetails } from '../checkout/success/bank-details.tsx';
import { CancelOrder } from '../checkout/success/cancel-order.tsx';
import { CardPayment } from '../checkout/success/card-payment.tsx';
import { DigitalLater } from '../checkout/success/digital-later.tsx';
import { KinLater } from '../checkout/success/kin-later.tsx';
import { OrderDetails } from '../checkout/success/order-details.tsx';
import { PhoneCode } from '../checkout/success/phone-code.tsx';
import { ReceiptsLater } from '../checkout/success/receipts-later.tsx';
import { Timeline } from '../checkout/tracking/timeline.tsx';
import { Link } from '../router/links.ts';
import { openOverlay } from '../shell/floating/overlays.ts';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toasts/toast-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { OrderPoints } from './order-points.tsx';
import { OrderReturns } from './order-returns.tsx';

function Reorder({ order }: { order: Order }) {
  const say = useText('account');
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => {
        const lines = order.items.map(lineOfItem).filter((line) => line !== null);
        changeCart((cart) => lines.reduce<CartLine[]>((sum, line) => addLine(sum, line), [...cart]));
        showToast({ text: say('reordered'), tone: 'positive' });
        openOverlay('cart');
      }}
    >
      <Icon name="shopping-bag" size={18} />
      {say('reorder')}
    </button>
  );
}

function KnownOrder({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const say = useText('account');
  const sayOrder = useText('order');
  return (
    <div className="grid gap-5">
      <BankDetails order={order} />
      <ReceiptsLater order={order} />
      {awaitsCard(order) ? <CardPayment order={order} onChange={onChange} /> : null}
      {order.awaits_phone_code ? <PhoneCode order={order} onChange={onChange} /> : null}
      <KinLater order={order} />
      <DigitalLater order={order} />
      <Timeline tracking={order} />
      <OrderReturns order={order} />
      <OrderPoints orderId={order.id} />
      <OrderDetails order={order} />
      <div className="flex flex-wrap items-center gap-3" data-print="hide">
        {isRepeatable(order) ? <Reorder order={order} /> : null}
        {['pending_payment', 'expired', 'cancelled'].includes(order.status) ? null : (
          <Link to={`/invoice/${order.id}`} className="btn btn-quiet">
            <Icon name="receipt-text" size={18} />
            {sayOrder('invoice')}
          </Link>
        )}
        <Link to={`/contact#${order.number}`} className="btn btn-quiet">
          {say('askAboutOrder')}
        </Link>
        <CancelOrder order={order} onChange={onChange} />
      </div>
    </div>
  );
}

export default function OrderPage() {
  const say = useText('account');
  const sayOrder = useText('order');
  const { id = '' } = useParams();
  const { state, set, retry } = useLoaded(`order ${id}`, (api, signal) =>
    api('GET /orders/{id}', { params: { id }, query: {}, signal }),
  );
  return (
    <>
      <p className="mb-2 text-sm" data-print="hide">
        <Link to="/account/orders" className="inline-flex min-h-8 items-center gap-1 text-link">
          <Icon name="chevron-right" size={16} className="ltr:rotate-180" />
          {say('orders')}
        </Link>
      </p>
      <h1 className="mb-5 text-3xl">{say('order')}</h1>
      {state.kind === 'loading' ? (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{sayOrder('loading')}</span>
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      ) : null}
      {state.kind === 'known' ? <KnownOrder order={state.data} onChange={set} /> : null}
      {state.kind === 'failed' && state.refusal !== null ? (
        <EmptyState icon="package" title={say('orderMissing')}>
          <Link to="/account/orders" className="btn btn-primary">
            {say('orders')}
          </Link>
        </EmptyState>
      ) : null}
      {state.kind === 'failed' && state.refusal === null ? (
        <LoadFailed icon="package" title={sayOrder('failedTitle')} onRetry={retry} />
      ) : null}
    </>
  );
}
