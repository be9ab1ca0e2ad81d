import type { ExtensionFetch } from './context.ts';

export interface JsonAnswer {
  readonly status: number;
  /** Undefined where a refusal is no JSON. */
  readonly body: unknown;
}

export interface Exchange {
  /** Names the provider and the act in errors: "Acme", "createOrder". */
  readonly of: readonly [provider: string, act: string];
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether a success may be a sentence instead of JSON. */
  readonly mayBeText?: boolean;
}

/**
 * Sends JSON and reads the answer. Throws for a status from 500 on, and for a success that is no JSON: what was done is not
 * known then. No error repeats a word of the answer, which may hold a key or a name.
 */
export async function exchangeJson(
  fetch: ExtensionFetch,
  url: string,
  { of: [provider, act], method = 'GET', headers = {}, body, mayBeText = false }: Exchange,
): Promise<JsonAnswer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, { method, headers: { ...json, ...headers }, ...sent });
  const { status } = response;
  if (status >= 500) throw new Error(`${provider} answered ${act} with status ${status}`);
  const text = await response.text();
  try {
    const parsed: unknown = JSON.parse(text);
    return { status, body: parsed };
  } catch {
    if (response.ok && !mayBeText) throw new Error(`${provider} answered ${act} with something else`);
    return { status, body: undefined };
  }
}
