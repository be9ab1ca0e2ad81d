/** The body of a message: what happened and when, with ids; the receiver reads the rest by the API. */
export function messageBody(of: {
  type: string;
  version: number;
  happenedAt: Date;
  data: Readonly<Record<string, unknown>>;
}): string {
  const { type, version, happenedAt, data } = of;
  return JSON.stringify({ type, version, timestamp: happenedAt.toISOString(), data });
}

/** The `webhook-id` of an event: the same for each webhook and attempt, so that a receiver can drop what it has. */
export const messageIdOf = (eventId: number): string => `msg_${eventId}`;
