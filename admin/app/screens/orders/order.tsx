import type { AdminOrder } from '@waha/contract/types';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Unread } from '../../ui/unread.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderLines } from './order-lines.tsx';
import { BuyerPanel, DocumentsPanel, MoneyPanel, PaymentsPanel, RefundsPanel } from './order-panels.tsx';
import { OrderState, PaymentState } from './order-states.tsx';
import { ShipmentsPanel } from './shipments-panel.tsx';
import { NotesPanel, TimelinePanel } from './what-happened.tsx';

/** One order: its details, its history, and all actions on it. */
export default function OrderPage() {
  const say = useText('orders');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/orders/{id}', { params: { id } }, { keeps: false });
  const back = { to: '/orders', label: say('orders') };
  if (data) return <Shown order={data} back={back} />;
  return (
    <Page title={say('orders')} back={back}>
      <Unread error={error} refetch={refetch} />
    </Page>
  );
}

function Shown({ order, back }: { order: AdminOrder; back: { to: string; label: string } }) {
  const say = useText('orders');
  return (
    <Page
      title={say('order', { number: order.number })}
      back={back}
      state={
        <>
          <OrderState order={order} />
          {order.payment_state_label === order.status_label ? null : <PaymentState order={order} />}
        </>
      }
      acts={<OrderActs order={order} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <OrderLines order={order} />
          <ShipmentsPanel order={order} />
          <RefundsPanel order={order} />
          <TimelinePanel order={order} />
        </div>
        <div className="grid gap-4">
          <BuyerPanel order={order} />
          <MoneyPanel order={order} />
          <PaymentsPanel order={order} />
          <DocumentsPanel order={order} />
          <NotesPanel order={order} />
        </div>
      </div>
    </Page>
  );
}
