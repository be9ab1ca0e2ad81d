import type { Order } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { formatWeekday } from '../../places/arrival.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';
import { formatPhone } from '../../ui/text/phone.ts';
import { awaitsCard } from './awaits-card.ts';

interface Step {
  icon: IconName;
  title: string;
  text: string;
}

/** Next steps of an order, with dates. */
function useSteps(order: Order): Step[] {
  const say = useText('order');
  const language = useLanguage();
  const steps: Step[] = [];
  const payBefore = order.bank_transfer?.pay_before;
  if (payBefore) {
    steps.push({
      icon: 'banknote',
      title: say('nextPay', { date: formatMoment(payBefore, language) }),
      text: say('nextPayText'),
    });
  }
  if (awaitsCard(order) && order.hold_expires_at) {
    steps.push({
      icon: 'credit-card',
      title: say('nextPayCard', { date: formatMoment(order.hold_expires_at, language) }),
      text: say('nextPayText'),
    });
  }
  if (order.awaits_phone_code && order.hold_expires_at) {
    steps.push({
      icon: 'phone',
      title: say('nextCode', { date: formatMoment(order.hold_expires_at, language) }),
      text: say('nextCodeText'),
    });
  }
  if (order.items.some((item) => item.is_digital) && order.status === 'pending_payment') {
    steps.push({ icon: 'mail', title: say('nextGiven'), text: say('nextGivenText') });
  }
  if (order.address && (order.status !== 'shipped' || !order.delivery_estimate)) {
    steps.push({ icon: 'package', title: say('nextPrepare'), text: say('nextPrepareText') });
  }
  if (order.delivery_estimate) {
    const from = formatWeekday(Date.parse(order.delivery_estimate.from), language);
    const to = formatWeekday(Date.parse(order.delivery_estimate.to), language);
    const { pickup_point: point } = order;
    const isPickup = order.shipping_method === 'pickup' || point !== null;
    const collect = point
      ? say('nextPointText', { point: `\u2068${point.name}\u2069` })
      : say('nextPickupText', { phone: phoneOf(order) });
    const one = isPickup ? say('nextPickupOne', { date: from }) : say('nextDeliverOne', { date: from });
    const deliver = order.bank_transfer ? 'nextDeliverPaid' : 'nextDeliver';
    const between = isPickup ? say('nextPickup', { from, to }) : say(deliver, { from, to });
    steps.push({
      icon: isPickup ? 'map-pin' : 'truck',
      title: from === to && order.status !== 'pending_payment' ? one : between,
      text: isPickup ? collect : say('nextDeliverText', { phone: phoneOf(order) }),
    });
  }
  return steps;
}

/** The phone keeps its own direction inside a sentence, and is not broken between lines. */
const phoneOf = ({ contact }: Order) => `\u2066${formatPhone(contact.phone).replaceAll(' ', '\u00a0')}\u2069`;

export function NextSteps({ order }: { order: Order }) {
  const say = useText('order');
  const steps = useSteps(order);
  return (
    <section aria-labelledby="next" className="rounded-card border border-line bg-card p-5">
      <h2 id="next" className="mb-4 text-lg">
        {say('next')}
      </h2>
      <ol className="grid gap-5">
        {steps.map((step) => (
          <li key={step.title} className="flex gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint text-primary">
              <Icon name={step.icon} />
            </span>
            <div>
              <p className="font-semibold">{step.title}</p>
              <p className="text-sm text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {order.contact.email ? (
        <p className="mt-5 flex items-center gap-2 border-t border-line pt-4 text-sm text-soft">
          <Icon name="mail" size={18} />
          <span className="min-w-0">{say('nextMail', { email: `\u2066${order.contact.email}\u2069` })}</span>
        </p>
      ) : null}
    </section>
  );
}
