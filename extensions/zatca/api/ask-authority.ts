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

/** `moved`: the answer leads elsewhere, of which 303 says that clearance is off. `away`: there is none. */
export type NoAnswer = 'moved' | 'away';
/** Asks the authority. It never throws: whatever fails outside says only that the outcome is not known. */
export type AskAuthority = (question: Question) => Promise<Answer | NoAnswer>;

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
      if (status >= 300 && status < 400) return 'moved';
      const retryAfterMs = waitOf(headers.get('retry-after'), now());
      return { status, body: parse(await response.text()), retryAfterMs };
    } catch (error) {
      return isRedirect(error) ? 'moved' : 'away';
    }
  };
}

const basic = ({ token, secret }: Credential) => `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`;

function parse(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return JSON.parse(text);
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

/** The shop's fetch follows no redirect and throws instead; errors of both its ways say so in words. */
function isRedirect(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth += 1) {
    if (/redirect/i.test(one.message)) return true;
  }
  return false;
}
