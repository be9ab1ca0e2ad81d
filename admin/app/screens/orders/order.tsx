import type { AdminOrder } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Unread } from '../../ui/unread.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { OrderDigitalPanel } from '../digital/order-digital-panel.tsx';
import { BookingsPanel } from '../parcels/bookings-panel.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import { KinPanel } from './kin-panel.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderLines } from './order-lines.tsx';
import { DocumentsPanel, MoneyPanel, PaymentsPanel, RefundsPanel } from './order-panels.tsx';
import { OrderState, PaymentState } from './order-states.tsx';
import { PhoneMessagesPanel } from './phone-messages-panel.tsx';
import { ShipmentsPanel } from './shipments-panel.tsx';
import { StreamPanel } from './stream-panel.tsx';

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
  // Decided as the order opens: an act that is being typed outlives the turn of a tablet.
  const [isWide] = useState(useIsWide());
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
      acts={isWide ? <OrderActs order={order} /> : null}
    >
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <OrderLines order={order} />
          <KinPanel order={order} />
          <OrderDigitalPanel order={order} />
          <BookingsPanel order={order} />
          <ShipmentsPanel order={order} />
          <RefundsPanel order={order} />
          <PhoneMessagesPanel order={order} />
          <StreamPanel order={order} />
        </div>
        <div className="grid gap-4">
          <BuyerPanel order={order} />
          <MoneyPanel order={order} />
          <PaymentsPanel order={order} />
          <DocumentsPanel order={order} />
        </div>
      </div>
      {isWide ? null : (
        <div className="save-bar mt-4 empty:hidden">
          <OrderActs order={order} />
        </div>
      )}
    </Page>
  );
}
