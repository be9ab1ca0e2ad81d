import { type EventName, findEvent } from '@waha/contract';
import type { Delivery, Subscriber } from '../platform/events/index.ts';

/** Hands a payload to a subscriber once, as the log does; fails where there is no such subscriber. */
export async function deliverTo(
  subscriber: Subscriber | undefined,
  payload: Record<string, unknown>,
  name = subscriber?.event as string,
): Promise<void> {
  if (!subscriber) throw new Error('no such subscriber');
  const parsed = findEvent(name)?.payload.parse(payload) ?? {};
  const delivery: Delivery = { eventId: null, happenedAt: new Date(), signal: new AbortController().signal };
  if (subscriber.events) await subscriber.handle({ name: name as EventName, payload: parsed }, delivery);
  else await subscriber.handle(parsed as never, delivery);
}
