import type { AdminOrder, OrderMessage } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Panel, State, type Tone, When } from '../../ui/parts.tsx';

const told = [
  ...([
    'order_placed',
    'order_confirmed',
    'order_items_changed',
    'order_given',
    'order_part_shipped',
    'order_shipped',
  ] as const),
  ...(['order_delivered', 'order_cancelled', 'order_expired', 'order_code', 'payment_link'] as const),
];
const isTold = (template: string): template is (typeof told)[number] => told.some((one) => one === template);

const tones: Readonly<Record<OrderMessage['state'], Tone>> = {
  claimed: 'warn',
  sent: 'info',
  failed: 'bad',
  delivered: 'good',
  read: 'good',
};

/** Messages to the buyer's phone about this order: the channel of each, and whether it arrived. */
export function PhoneMessagesPanel({ order }: { order: AdminOrder }) {
  const say = useText('orders');
  const may = useMay();
  const isOn = may('GET /admin/sms/orders/{id}');
  const { data = [] } = useCall('GET /admin/sms/orders/{id}', { params: { id: order.id } }, { isOn, keeps: false });
  if (data.length === 0) return null;
  return (
    <Panel title={say('phoneMessages')}>
      <ul className="grid gap-2">
        {data.map(({ template, channel, state, verdict, sent_at: sentAt }) => (
          <li
            key={`${template} ${channel} ${sentAt}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 last:border-0 last:pb-0"
          >
            <span className="font-semibold">{say(isTold(template) ? `told_${template}` : 'told_other')}</span>
            <span className="text-soft">{say(`channel_${channel}`)}</span>
            <State tone={tones[state]}>{say(verdict === null ? `message_${state}` : `message_${verdict}`)}</State>
            <span className="ms-auto text-soft">
              <When at={sentAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
