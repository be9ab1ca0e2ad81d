import type { EventName, EventPayload } from '@waha/contract';

/** The circumstances of one delivery of an event to a subscriber. */
export interface Delivery {
  /** The event's number in the log: the same for each attempt, and for all subscribers. */
  eventId: number | null;
  happenedAt: Date;
  /** Aborted when the time limit of the subscriber is over; what goes on after that is not waited for. */
  signal: AbortSignal;
}

interface Common {
  /** Unique; names the position in the log, so a renamed subscriber starts anew at the log's end. */
  name: string;
  /**
   * True where an effect cannot be taken back, such as a sent mail. Each event is claimed before it is handled; after a
   * crash during an attempt it is a dead entry for staff to decide on, and not handled twice.
   */
  claims?: boolean;
  /** The time limit of an attempt, 60 s by default. */
  limitMs?: number;
}

/** Handles one event, at least once for each that was committed: it must be idempotent. */
interface OneEvent<Name extends EventName> extends Common {
  event: Name;
  events?: undefined;
  handle(payload: EventPayload<Name>, delivery: Delivery): Promise<void>;
}

/** Handles several events in the order in which they happened to a subject. */
interface SeveralEvents extends Common {
  events: readonly EventName[];
  event?: undefined;
  handle(event: { name: EventName; payload: Record<string, unknown> }, delivery: Delivery): Promise<void>;
}

/** Reacts to events of the log. The event's name decides the type of its payload. */
export type Subscriber = { [Name in EventName]: OneEvent<Name> }[EventName] | SeveralEvents;

/** The names of the events that a subscriber hears. */
export const eventsOf = (subscriber: Subscriber): readonly EventName[] => subscriber.events ?? [subscriber.event];

/** The same subscribers, each claiming its events: their effects, such as sent mails, cannot be taken back. */
export const claiming = (subscribers: readonly Subscriber[]): Subscriber[] =>
  subscribers.map((one) => ({ ...one, claims: true }));

/** A subscriber of an event that is known by its type alone, such as one of several with the same payload. */
export function subscribe<Name extends EventName>(
  event: Name,
  handle: (payload: EventPayload<Name>, delivery: Delivery) => Promise<void>,
  about: Common,
): Subscriber {
  // The compiler does not see that the name and the payload belong to the same event when `Name` is a union.
  return { ...about, event, handle } as Subscriber;
}
