import type { ErrorBody } from './error-body.ts';
import type { Calls } from './types.gen.ts';

/** A call by its method and path under `/api/store`. */
export type CallKey = keyof Calls;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Input of a call: only the parts its endpoint declares, required where the endpoint requires them. */
export type CallInput<Key extends CallKey> = Part<'params', Calls[Key]['params']> &
  Part<'query', Calls[Key]['query']> &
  Part<'body', Calls[Key]['body']> &
  CallOptions;

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Sent with keepalive: completes even if the page is left. */
  keepalive?: boolean;
  /** Receives the message of a successful reply. */
  onMessage?: (message: string) => void;
}

export type CallReply<Key extends CallKey> = Calls[Key]['reply'];

/** One signature for both sides: HTTP in a browser, in process on the server. */
export type Api = <Key extends CallKey>(key: Key, input?: CallInput<Key>) => Promise<CallReply<Key>>;

/** A refusal as the API words it. `status` 0 means the network failed before any answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | 'network';
  readonly errors: Record<string, string[]>;
  readonly details: unknown;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(messageOf(status, body));
    this.status = status;
    this.code = body.code ?? 'network';
    this.errors = body.errors ?? {};
    this.details = body.details;
  }
}

/** Message of a failed call: the server's own text, or `otherwise` if there was no answer. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code !== 'network' ? error.message : otherwise;
}

/** The source spec's rule: a 422 with errors joins all its messages, else the server's message, else the status. */
function messageOf(status: number, body: Partial<ErrorBody>): string {
  if (status === 422 && body.errors) return Object.values(body.errors).flat().join(', ');
  return body.message ?? `HTTP error! status: ${status}`;
}

export interface HttpApiOptions {
  baseUrl: string;
  apiKey: string;
  language: () => string;
  token?: () => string | null;
  fetch?: typeof fetch;
}

type LooseInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** The address of a call, with its path parameters and query filled in. Undefined query values are left out. */
export function callUrl(key: string, input: Pick<LooseInput, 'params' | 'query'> = {}): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** The API over HTTP. Imports types only, so no schema code reaches a browser. */
export function createHttpApi(options: HttpApiOptions): Api {
  const send = options.fetch ?? fetch;
  const call = async (key: string, input: LooseInput = {}): Promise<unknown> => {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': options.language(),
      'x-api-key': options.apiKey,
    };
    const token = options.token?.();
    if (token) headers.authorization = `Bearer ${token}`;
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    const response = await send(`${options.baseUrl}/api/store${callUrl(key, input)}`, {
      method: key.slice(0, key.indexOf(' ')),
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.keepalive ? { keepalive: true } : {}),
    });
    if (!response.ok) {
      // A proxy in front of the shop may refuse without our JSON.
      const refusal: unknown = await response.json().catch(() => ({}));
      throw new ApiError(response.status, refusal as Partial<ErrorBody>);
    }
    // A reply cut off halfway, by the caller's signal or the network, throws: it is no reply without data.
    // The server encodes every reply through the endpoint's schema, which is what the types below promise.
    const { data, message } = (await response.json()) as { data: unknown; message?: string };
    if (message) input.onMessage?.(message);
    return data;
  };
  return call as Api;
}
