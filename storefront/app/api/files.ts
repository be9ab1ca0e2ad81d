import { ApiError, callUrl } from '@waha/contract/client';
import type { ErrorBody } from '@waha/contract/types';
import { useLanguage, useRootData } from '../shell/root-data.ts';
import { storedToken } from './session.ts';

type FileKey =
  | 'GET /orders/{id}/invoice.pdf'
  | 'GET /returns/{id}/label.pdf'
  | 'GET /uploads/{id}'
  | 'GET /uploads/videos/{id}/content'
  | 'GET /user/export'
  | 'GET /data-requests/copy'
  | 'GET /community/affiliate/statement.csv'
  | 'GET /community/affiliate/statement.pdf';
type FileInput = { params?: { id: string }; query?: Record<string, unknown>; signal: AbortSignal };

/** Fetches a file with restricted access: a plain link would not send the token. Throws `ApiError`. */
export function useFetchFile(): (key: FileKey, input: FileInput) => Promise<Blob> {
  const { storeKey } = useRootData();
  const language = useLanguage();
  return async (key, { signal, ...input }) => {
    const token = storedToken();
    const headers = {
      'accept-language': language,
      'x-api-key': storeKey,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`/api/store${callUrl(key, input)}`, { headers, signal });
    if (response.ok) return response.blob();
    // A proxy in front of the shop may refuse without our JSON.
    const refusal: unknown = await response.json().catch(() => ({}));
    throw new ApiError(response.status, refusal as Partial<ErrorBody>);
  };
}
