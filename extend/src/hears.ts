import type { PublicEvents } from '@waha/contract/types';

/** An event that outsiders may hear, as webhooks do. */
export type PublicEventName = keyof PublicEvents;

/** The circumstances of one delivery of an event. */
export interface EventDelivery {
  /** The event's number: the same for each attempt, so that what has had its effect can be recognised. */
  readonly eventId: number;
  readonly happenedAt: Date;
  /** Aborted when the time of this attempt is over. Calls of the context are refused from then on. */
  readonly signal: AbortSignal;
}

interface Hearing<Name extends PublicEventName, Context> {
  /** Lower-case letters, digits and hyphens. It names the place in the log, so it never changes. */
  readonly name: string;
  readonly event: Name;
  /** The time of one attempt: 10 s by default, 60 s at most. */
  readonly limitMs?: number;
  /**
   * Handles one event, at least once for each: after a crash or an error it is handled again, so it must be idempotent. What
   * it throws is tried again fourteen times in two hours, then staff decide. Later events of the same order wait meanwhile.
   */
  handle(payload: PublicEvents[Name], delivery: EventDelivery, context: Context): Promise<void> | void;
}

/** A reaction to a public event. The event's name decides the type of its payload. */
export type EventHearing<Context> = { [Name in PublicEventName]: Hearing<Name, Context> }[PublicEventName];
