import type { WebhookRequest } from './payment.ts';

/** A request of a machine, with the bytes as they came. */
export interface ProtocolRequest extends WebhookRequest {
  readonly method: string;
  /** Values of the `{name}` parts of the path. */
  readonly params: Readonly<Record<string, string>>;
}

export interface ProtocolAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Calls the shop's API in this process, as the same endpoints are called over HTTP: same validation, rights and limits. */
export type ProtocolCall = (
  key: string,
  input: { readonly params?: object; readonly query?: object; readonly body?: object; readonly token?: string },
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface ProtocolRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the path of the protocol: `/checkout_sessions/{id}`. */
  readonly path: string;
  handle(request: ProtocolRequest, call: ProtocolCall): Promise<ProtocolAnswer>;
}

/** A protocol by which machines buy or manage, over the shop's own calls. */
export interface ProtocolProvider {
  readonly routes: readonly ProtocolRoute[];
}
