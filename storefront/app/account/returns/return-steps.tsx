import type { OrderReturn } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { Steps } from '../../ui/steps.tsx';
import { isExchange } from './return-looks.ts';

const lookOf = {
  requested: { icon: 'clock', tone: 'bg-warning-tint text-warning' },
  approved: { icon: 'check', tone: 'bg-positive-tint text-positive' },
  received: { icon: 'package', tone: 'bg-positive-tint text-positive' },
  refunded: { icon: 'banknote', tone: 'bg-positive-tint text-positive' },
  exchanged: { icon: 'truck', tone: 'bg-positive-tint text-positive' },
  rejected: { icon: 'x', tone: 'bg-negative-tint text-negative' },
  cancelled: { icon: 'x', tone: 'bg-negative-tint text-negative' },
} as const;

/** Next steps of an exchange that differ from those of a return. */
const nextOfExchange: Partial<Record<OrderReturn['status'], ExchangeText>> = {
  approved: 'exchange_approved',
  received: 'exchange_received',
  rejected: 'exchange_rejected',
  cancelled: 'exchange_cancelled',
};
type ExchangeText = `exchange_${'approved' | 'received' | 'rejected' | 'cancelled'}`;

function nextOf(shown: OrderReturn) {
  const ofExchange = isExchange(shown) ? nextOfExchange[shown.status] : undefined;
  return ofExchange ?? (`next_${shown.status}` as const);
}

/** Next step and history of a return, the newest first. */
export function ReturnSteps({ shown }: { shown: OrderReturn }) {
  const say = useText('returns');
  return (
    <section aria-labelledby="return-status" className="rounded-card border border-line bg-card p-5">
      <h2 id="return-status" tabIndex={-1} className="text-2xl outline-none">
        {shown.status_label}
      </h2>
      <p className="mt-1 max-w-prose text-soft">{say(nextOf(shown), { number: `\u2066${shown.number}\u2069` })}</p>
      <Steps
        label={say(isExchange(shown) ? 'exchangeTimeline' : shown.kind === 'refund' ? 'refundTimeline' : 'timeline')}
        events={shown.events}
        newest={lookOf[shown.status]}
      />
    </section>
  );
}
