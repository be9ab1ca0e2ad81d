import { type Api, type ApiError, createHttpApi } from '@waha/contract/client';
import { useRootData } from '../shell/root-data.ts';
import { endSession, storedToken } from './session.ts';

let api: Api | undefined;

/** Ends the session if the server refuses its token: later requests are those of a guest. */
function endingLostSessions(call: Api): Api {
  return async (key, input) => {
    const token = storedToken();
    try {
      return await call(key, input);
    } catch (error) {
      // Another tab may have signed in again in the meantime.
      if ((error as Partial<ApiError>).code === 'auth.token_invalid' && token === storedToken()) endSession();
      throw error;
    }
  };
}

/** The API as the holder of a token that is not the session in use: one that is just beginning, or that is set aside. */
export function useApiAs(): (token: string) => Api {
  const { storeKey, language } = useRootData();
  return (token) => createHttpApi({ baseUrl: '', apiKey: storeKey, language: () => language, token: () => token });
}

/** The API over HTTP, for personal data. Public pages load on the server instead. */
export function useApi(): Api {
  const { storeKey, language } = useRootData();
  api ??= endingLostSessions(
    createHttpApi({ baseUrl: '', apiKey: storeKey, language: () => language, token: storedToken }),
  );
  return api;
}
