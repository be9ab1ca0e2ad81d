import type { ExtensionFetch } from '@waha/extend';
import { environmentOf } from '../environments.ts';
import type { Credential } from '../unit/secrets.ts';

/** The authority's answer, of which nothing is believed yet. */
export interface Answer {
  readonly status: number;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
  readonly retryAfterMs: number | null;
}

export interface Question {
  readonly environment: string;
  readonly method?: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: object;
  readonly credential?: Credential;
  /** The one-time code of the portal. */
  readonly code?: string;
}

/** Asks the authority. It never throws: null says that the outcome is not known. */
export type AskAuthority = (question: Question) => Promise<Answer | null>;

const TIMEOUT_MS = 25_000;
const MAX_CHARACTERS = 2 * 1024 * 1024;
const MAX_WAIT_MS = 60 * 60 * 1000;

/** `url` is the address above the environments, without a slash at its end. */
export function createAskAuthority(url: string, fetch: ExtensionFetch, now: () => number): AskAuthority {
  return async ({ environment, method = 'POST', path, body, credential, code }) => {
    try {
      const response = await fetch(`${url}/${environmentOf(environment).path}/${path}`, {
        method,
        headers: {
          ...{ accept: 'application/json', 'content-type': 'application/json' },
          ...{ 'accept-version': 'V2', 'accept-language': 'en', 'clearance-status': '1' },
          ...(credential && { authorization: basic(credential) }),
          ...(code !== undefined && { otp: code }),
        },
        body: JSON.stringify(body),
        timeoutMs: TIMEOUT_MS,
      });
      const { status, headers } = response;
      const retryAfterMs = waitOf(headers.get('retry-after'), now());
      const secrets = [credential?.token, credential?.secret, code];
      return { status, body: parse(await response.text(), secrets), retryAfterMs };
    } catch {
      // A time limit, a redirect, an answer that breaks off; an error may quote headers, so nothing of it is kept.
      return null;
    }
  };
}

const basic = ({ token, secret }: Credential) => `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`;

/** Fields that carry secrets and documents of their own. */
const CARRIERS = new Set(['binarySecurityToken', 'secret', 'clearedInvoice']);

/** Parses an answer, in whose messages secrets of the question are masked: they are shown and stored. */
function parse(text: string, secrets: readonly (string | undefined)[]): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  const known = secrets.filter((secret) => secret !== undefined && secret !== '');
  const mask = (value: string) => known.reduce<string>((masked, secret) => masked.replaceAll(secret ?? '', '…'), value);
  try {
    return JSON.parse(text, (key, value: unknown) =>
      typeof value === 'string' && !CARRIERS.has(key) ? mask(value) : value,
    );
  } catch {
    return undefined;
  }
}

/** Seconds, or a date of HTTP; at most an hour. */
function waitOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), MAX_WAIT_MS);
}
