import { type ErrorCode, errorCatalogue } from '@waha/contract';

/** Values a refusal's text may name, e.g. `{ available: 2 }`. */
export type RefusalParams = Readonly<Record<string, string | number>>;

export interface RefusalExtras {
  /**
   * Machine-readable details for the client, e.g. the new quote: typed and encoded by the contract's schema for the
   * code.
   */
  details?: unknown;
  /** The number of seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Field errors, already localised. */
  fields?: Record<string, string[]>;
}

/** An expected refusal. Thrown, never returned, so that the transaction around it rolls back. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: RefusalParams;
  readonly extras: RefusalExtras;

  constructor(code: ErrorCode, params: RefusalParams, extras: RefusalExtras) {
    super(code);
    this.code = code;
    this.status = errorCatalogue[code];
    this.params = params;
    this.extras = extras;
  }
}

/** Refuses with a code of the contract's catalogue; the text is chosen later, in the reader's language. */
export function refuse(code: ErrorCode, params: RefusalParams = {}, extras: RefusalExtras = {}): never {
  throw new Refusal(code, params, extras);
}
