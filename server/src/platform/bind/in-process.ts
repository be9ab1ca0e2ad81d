import type { EndpointKey } from '@waha/contract';
import { type Api, ApiError } from '@waha/contract/client';
import { Refusal } from '../errors/index.ts';
import type { Answer, Caller } from './call.ts';
import { type ErrorTexts, toErrorBody } from './error-body.ts';
import type { RawInput } from './validate.ts';

export type Call = (raw: RawInput, caller: Caller) => Promise<Answer>;
export type Calls = Record<EndpointKey, Call>;

/**
 * The API for code on the server: same validation, policy and encoding as over HTTP, without a socket. Refusals are the
 * `ApiError` a browser would see. `onAnswer` is called with each answer, so that a page can be cached under the tags of
 * all answers it used; `onFailure` with errors that the page was rendered without.
 */
export function createInProcessApi(
  calls: Calls,
  caller: Caller,
  texts: ErrorTexts,
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void = () => undefined,
): Api {
  const api = async (key: EndpointKey, input: { params?: object; query?: object; body?: unknown } = {}) => {
    try {
      const answer = await calls[key](
        { params: toText(input.params), query: toText(input.query), body: input.body },
        caller,
      );
      onAnswer(answer);
      return answer.data;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) onFailure(error);
      if (!(error instanceof Refusal)) throw error;
      throw new ApiError(error.status, toErrorBody(error, caller, texts));
    }
  };
  // The reply schema of the endpoint has just encoded `data`: that is the type the key promises.
  return api as Api;
}

/** Paths and queries are text on the wire, and validated as text. */
function toText(values: object | undefined): Record<string, string> | undefined {
  if (!values) return undefined;
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
