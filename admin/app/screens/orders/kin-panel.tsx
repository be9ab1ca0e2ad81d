import type { AdminOrder, OrderKin } from '@waha/contract/types';
import { Link } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Money, Panel, When } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { OrderState } from './order-states.tsx';

/** The orders that were added to a paid order, or the order that this one was added to, and how they go to the buyer. */
export function KinPanel({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const { supplement_of: root, supplements } = order;
  if (root)
    return (
      <Panel title={say('addedTo')}>
        <Kin kin={root} text={say(`addedIs_${root.travels}`, { number: root.number })} />
      </Panel>
    );
  if (supplements.length === 0) return null;
  return (
    <Panel title={say('added')}>
      <ul className="grid gap-3">
        {supplements.map((kin) => (
          <li key={kin.id} className="border-b border-line pb-3 last:border-0 last:pb-0">
            <Kin kin={kin} text={say(`addedText_${kin.travels}`)} />
            {kin.travels === 'together' || kin.travels === 'alone' ? <SendAlong order={order} kin={kin} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Kin({ kin, text }: { kin: OrderKin; text: string }) {
  const say = useText('orders');
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/orders/${kin.id}`} className="font-semibold text-link hover:underline">
          <Latin>{kin.number}</Latin>
        </Link>
        <OrderState order={kin} />
        <span className="ms-auto">
          <Money riyals={kin.total} />
        </span>
      </p>
      <p className={kin.travels === 'alone' ? 'font-semibold' : 'text-soft'}>{text}</p>
      {kin.travels === 'waiting' && kin.hold_expires_at ? (
        <p className="text-soft">
          {say('addedUntil')} <When at={kin.hold_expires_at} />
        </p>
      ) : null}
    </div>
  );
}

/** Sends an addition in the parcel of the first order, under its number, while both are packed here. */
function SendAlong({ order, kin }: { order: AdminOrder; kin: OrderKin }) {
  const say = useText('orders');
  const toast = useToast();
  const send = useAct('POST /admin/orders/shipments');
  const parcel = order.shipments.at(-1);
  if (kin.status !== 'processing' || !parcel) return null;
  const { carrier, carrier_number } = parcel;
  const run = async () => {
    const [result] = (await send.run({ body: { parcels: [{ id: kin.id, carrier, carrier_number }] } }))?.results ?? [];
    if (result) toast(result.done ? { kind: 'good', text: say('sent') } : { kind: 'bad', text: result.message ?? '' });
  };
  return (
    <button type="button" className="btn btn-quiet mt-2 w-fit" disabled={send.isBusy} onClick={() => void run()}>
      {say('sendAlong', { number: parcel.number })}
    </button>
  );
}
