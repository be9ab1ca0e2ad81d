import type { Api } from '@waha/contract/client';
import type { Language } from '@waha/kit/language';
import { createContext, data } from 'react-router';

/** Input of a page from the server: the API in process, the user, and facts of the shop. */
export interface PageInput {
  api: Api;
  language: Language;
  /** Public address without a slash at its end, e.g. `https://waha.example`. */
  origin: string;
  path: string;
  storeKey: string;
  demo: boolean;
  /** Called with errors of the rendering. */
  onError: (error: unknown) => void;
}

/** Loaders read it: `const { api } = context.get(pageContext)`. */
export const pageContext = createContext<PageInput>();

/** Identified by its field, not its class: the server that refuses and this bundle each have a copy of `ApiError`. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}

/** The reply of the call that a page depends on; if the API answers 404 or 422, the page is a 404. */
export async function found<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 422) throw notFound();
    throw error;
  }
}

export function notFound() {
  return data(null, { status: 404 });
}

/** An id in an address; throws the 404 page for an invalid one, to which the API would answer 422. */
export function idFromAddress(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
