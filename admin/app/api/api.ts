import { type Api, ApiError, type CallInput, type CallKey, callUrl, createHttpApi } from '@waha/contract/client';
import type { ErrorBody } from '@waha/contract/types';
import { currentToken, noteEnd } from '../session/session.ts';
import { rememberedLanguage } from '../text/language.tsx';

export const storeKey = document.querySelector<HTMLMetaElement>('meta[name="store-key"]')?.content ?? '';

const http = createHttpApi({ baseUrl: '', apiKey: storeKey, language: rememberedLanguage, token: currentToken });

/** The API client of the admin. A call refused because its session has ended marks the session as ended. */
export const api: Api = async (key, input) => {
  const token = currentToken();
  try {
    return await http(key, input);
  } catch (error) {
    if (isEndOfSession(error)) noteEnd(token);
    throw error;
  }
};

const isEndOfSession = (error: unknown) =>
  error instanceof ApiError && (error.code === 'auth.token_invalid' || error.code === 'auth.required');

function headers(): Record<string, string> {
  const token = currentToken();
  return {
    'accept-language': rememberedLanguage(),
    'x-api-key': storeKey,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

async function refusalOf(response: Response): Promise<ApiError> {
  // A proxy in front of the shop may refuse without our JSON.
  const refusal: unknown = await response.json().catch(() => ({}));
  return new ApiError(response.status, refusal as Partial<ErrorBody>);
}

/** A file that only staff may see: a CSV, a PDF, a photograph. Throws `ApiError`. */
export async function fetchFile<Key extends CallKey>(key: Key, input?: CallInput<Key>): Promise<Blob> {
  const response = await fetch(`/api/store${callUrl(key, input as Parameters<typeof callUrl>[1])}`, {
    headers: headers(),
  });
  if (response.ok) return response.blob();
  throw await refusalOf(response);
}

/**
 * Fetches a file by the address from a reply: pictures and films that require the headers of a call. Throws `ApiError`.
 */
export async function fetchAddress(address: string): Promise<Blob> {
  const response = await fetch(address, { headers: headers() });
  if (response.ok) return response.blob();
  throw await refusalOf(response);
}

/**
 * Uploads one file as field `file` of a form, for calls that accept one; returns the answer's `data`. Throws
 * `ApiError`.
 */
export async function sendFile<Reply>(
  key: CallKey,
  file: File,
  input?: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): Promise<Reply> {
  const body = new FormData();
  body.set('file', file);
  const method = key.slice(0, key.indexOf(' '));
  const response = await fetch(`/api/store${callUrl(key, input)}`, { method, headers: headers(), body });
  if (!response.ok) throw await refusalOf(response);
  const { data } = (await response.json()) as { data: Reply };
  return data;
}
