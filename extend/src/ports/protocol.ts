import type { WebhookRequest } from './payment.ts';

/** A request of a machine, with the bytes as they came. */
export interface ProtocolRequest extends WebhookRequest {
  readonly method: string;
  /** The path as it was asked for, without its query. */
  readonly path: string;
  /** Values of the `{name}` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The network address it came from, as a hash: requests of one sender have the same. */
  readonly visitor: string;
  /**
   * Spends of the budget of a sender that has proven itself, by a signature or a key: one budget from however many addresses it asks.
   * False: it is spent, and the request is to be refused with 429. Missing in tests.
   */
  spendFor?(sender: string): boolean;
}

export interface ProtocolAnswer {
  readonly status: number;
  /** `content-type` is JSON and `cache-control` is `no-store` where they are not named. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProtocolCallInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  /** The session of a customer who lets the machine act; without one the caller is a guest. */
  readonly token?: string;
  readonly idempotencyKey?: string;
  /** The language of texts in the reply; Arabic by default. */
  readonly language?: 'ar' | 'en';
}

/**
 * Calls the shop's API in this process as a buyer does, guest or customer: same validation, rights and limits as over HTTP. Calls of
 * staff and files are 404. `body` is the reply, or the body of a refusal.
 */
export type ProtocolCall = (
  key: string,
  input: ProtocolCallInput,
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface ProtocolRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Below the path of the protocol, `/api/<name of the extension>`: `/checkout_sessions/{id}`. With `atRoot` it is one of the
   * extension's `rootPaths`.
   */
  readonly path: string;
  readonly atRoot?: true;
  handle(request: ProtocolRequest, call: ProtocolCall): Promise<ProtocolAnswer>;
}

/** A protocol by which machines buy or manage, over the shop's own calls. */
export interface ProtocolProvider {
  readonly routes: readonly ProtocolRoute[];
}
