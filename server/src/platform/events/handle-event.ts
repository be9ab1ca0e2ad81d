import { type EventName, findEvent } from '@waha/contract';
import { runAsWorkClass } from '../bulkheads/index.ts';
import { type TracedWork, traced } from '../trace/index.ts';
import type { Delivery, Subscriber } from './subscriber.ts';

/** An event as a subscriber is given it: from the log, or from an entry of a failure. */
export interface HandledEvent {
  id: number | null;
  name: string;
  payload: Record<string, unknown>;
  happenedAt: Date;
}

const LIMIT_MS = 60_000;
/** The work class of subscribers. */
const WORK = 'jobs';

/** An attempt that was not over in time. Whether it has had its effect is unknown. */
export class TimeLimitError extends Error {}

/** Runs one attempt. Rejects with the error of the handler, with a payload that is not the declared one, or after the time limit. */
export async function handleEvent(subscriber: Subscriber, event: HandledEvent): Promise<void> {
  const limitMs = subscriber.limitMs ?? LIMIT_MS;
  const over = new AbortController();
  const delivery: Delivery = { eventId: event.id, happenedAt: event.happenedAt, signal: over.signal };
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    over.abort();
    late.reject(new TimeLimitError(`not over after ${limitMs / 1_000} s`));
  }, limitMs);
  try {
    await Promise.race([
      runAsWorkClass(WORK, () => traced(traceOf(subscriber, event), () => run(subscriber, event, delivery))),
      late.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

const traceOf = ({ name }: Subscriber, event: HandledEvent): TracedWork => ({
  kind: 'event',
  name: `handle ${name}`,
  attributes: { 'messaging.destination.name': event.name, 'messaging.consumer.group.name': name },
});

async function run(subscriber: Subscriber, { name, payload }: HandledEvent, delivery: Delivery): Promise<void> {
  const definition = findEvent(name);
  if (!definition) throw new Error(`${name} is no event of this version of the shop`);
  const parsed = definition.payload.parse(payload);
  // The definition is that of the event's name, and a subscriber of several events takes any of them.
  if (subscriber.events) await subscriber.handle({ name: name as EventName, payload: parsed }, delivery);
  else await subscriber.handle(parsed as never, delivery);
}
