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
  /**
   * The customer who linked the machine to their account, by the token of the request; null or absent where it has none, and `invalid`
   * where it has one that is unknown, over or taken back.
   */
  readonly linked?: LinkedCustomer | 'invalid' | null;
}

/** A customer as a linked machine knows them: `call` acts for them where `asLinked` is set. */
export interface LinkedCustomer {
  /** The same for all links of a customer, and no id of the shop. */
  readonly account: string;
  /** The address of the client that the token was given to. */
  readonly clientId: string;
  /** Names of the scopes that were granted. */
  readonly scopes: readonly string[];
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
  /** Acts for the customer of `request.linked`, within the rights that they granted; other calls are 403. */
  readonly asLinked?: true;
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

/**
 * Rights that a customer may grant a machine. `prices`: price carts as theirs; `contact`: read their name, phone, e-mail and addresses;
 * `buy`: place orders of the account; `orders`: read its orders. The page that asks them says it in the shop's words.
 */
export type LinkRight = 'prices' | 'contact' | 'buy' | 'orders';

/** Lets customers link machines to their accounts, by OAuth (docs/decisions/0171). */
export interface ProtocolLinking {
  /** Scopes as machines ask for them, with the rights that each stands for. */
  readonly scopes: Readonly<Record<string, readonly LinkRight[]>>;
  /** Clients may be at addresses of this machine: in a demo shop at such an address alone, for tests. */
  readonly takesLocalClients?: true;
}

/** A protocol by which machines buy or manage, over the shop's own calls. */
export interface ProtocolProvider {
  readonly routes: readonly ProtocolRoute[];
  readonly linking?: ProtocolLinking;
}
