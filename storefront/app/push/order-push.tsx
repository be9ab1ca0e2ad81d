import { useText } from '../text/use-text.ts';
import { PushSwitch } from './push-switch.tsx';
import { type PushedOrder, usePush } from './use-push.ts';

const labels = { turnOn: 'orderTurnOn', on: 'orderOn' } as const;

/** Offers news of an order on this device, where the browser has notifications at all. */
export default function OrderPush(order: PushedOrder) {
  const say = useText('push');
  const push = usePush(order);
  if (push.state === 'looking' || push.state === 'unsupported') return null;
  return (
    <section aria-labelledby="order-push" className="rounded-card border border-line bg-card p-5" data-print="hide">
      <h2 id="order-push" className="text-lg">
        {say('orderTitle')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-soft">{say('orderText')}</p>
      <PushSwitch push={push} labels={labels} />
    </section>
  );
}
