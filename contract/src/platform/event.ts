import type { z } from 'zod';

/** An event: something that happened, published in the transaction in which it happened. */
export interface EventDefinition {
  /** Ids, not copies: a subscriber reads the current state. */
  payload: z.ZodType<Record<string, unknown>>;
  /** Raised when the payload changes in a way that older readers do not understand. */
  version: number;
  /**
   * Field of the payload that names the subject. A subscriber handles the events of one subject in the order in which
   * they happened.
   */
  subject?: string;
  /** Visible to receivers outside of the shop, who are told it in these words. Absent for internal events. */
  public?: Readonly<Record<'ar' | 'en', string>>;
}

interface Options<Payload extends z.ZodType, Public> {
  version?: number;
  subject?: keyof z.output<Payload> & string;
  public?: Public;
}

/** Declares an event. The same object types its publisher and its subscribers, and validates what they receive. */
export function event<
  Payload extends z.ZodType<Record<string, unknown>>,
  Public extends EventDefinition['public'] = undefined,
>(payload: Payload, { version = 1, ...options }: Options<Payload, Public> = {}): Declared<Payload, Public> {
  // `public` is there when it was given, as its type says.
  return { payload, version, ...options } as Declared<Payload, Public>;
}

type Declared<Payload, Public> = Omit<EventDefinition, 'payload' | 'public'> & {
  payload: Payload;
} & (Public extends object ? { public: Public } : unknown);
