import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Latin, Money, Panel, When } from '../../ui/parts.tsx';
import { PastLines } from '../move-in/past-lines.tsx';

const SHOWN = 20;

/** Orders of a customer in the shop that this one replaced. Absent where there are none. */
export function EarlierOrders({ customerId }: { customerId: string }) {
  const say = useText('movein');
  const isOn = useMay()('GET /admin/past-orders');
  const { data } = useCall(
    'GET /admin/past-orders',
    { query: { customer_id: customerId, per_page: SHOWN } },
    { isOn, keeps: false },
  );
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={say('pastOrders')}>
      <ul className="grid gap-3">
        {data.data.map((order) => (
          <li key={order.id}>
            <p className="flex flex-wrap items-center gap-x-3">
              <Latin>{order.number}</Latin>
              <bdi className="text-soft">{order.status}</bdi>
              <span className="ms-auto">{order.total === null ? '—' : <Money riyals={order.total} />}</span>
              <span className="text-sm text-soft">
                <When at={order.placed_at} isDay />
              </span>
            </p>
            <div className="text-sm text-soft">
              <PastLines lines={order.lines} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
