/** The outcome of a failed attempt, or of none where an event has to wait. */
export interface Outcome {
  error: string;
  attempts: number;
  state: 'retrying' | 'dead' | 'waiting';
  /** The time of the next attempt, in milliseconds from now. */
  retryInMs: number;
}

/** A subscriber in the term of one reader of the log. */
export interface TermOf {
  subscriber: string;
  generation: number;
}

/** The outcome of a claimed attempt that the database could not be told of. */
export interface Untold extends TermOf {
  eventId: number;
  outcome: Outcome | 'handled';
}
