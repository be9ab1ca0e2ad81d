import type { Webhook, WebhookDelivery } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { State, type Tone } from '../../ui/parts.tsx';

const TONES: Record<Webhook['state'], Tone> = { active: 'good', paused: 'plain', failing: 'bad', gone: 'bad' };
const DELIVERY_TONES: Record<WebhookDelivery['state'], Tone> = { pending: 'warn', delivered: 'good', failed: 'bad' };

export function WebhookState({ webhook: { state, failing_since: since } }: { webhook: Webhook }) {
  const say = useText('webhooks');
  // An active one that fails is shown as such before the shop switches it off.
  const tone = state === 'active' && since !== null ? 'warn' : TONES[state];
  return <State tone={tone}>{say(`state_${state}`)}</State>;
}

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const say = useText('webhooks');
  return <State tone={DELIVERY_TONES[state]}>{say(`delivery_${state}`)}</State>;
}

/** The outcome of the last attempt, in words. */
export function useOutcome(): (delivery: Pick<WebhookDelivery, 'status' | 'problem' | 'answer'>) => string {
  const say = useText('webhooks');
  return ({ status, problem, answer }) => {
    if (status !== null) return say('status', { status });
    if (problem === null) return say('noAnswer');
    return answer ? `${say(`problem_${problem}`)} (${answer})` : say(`problem_${problem}`);
  };
}

/** Name of a webhook for people: whose it is, else the host of its address. */
export function nameOf({ description, url }: Pick<Webhook, 'description' | 'url'>): string {
  return description || (URL.canParse(url) ? new URL(url).host : url);
}
