import { type Api, createHttpApi } from '@waha/contract/client';
import { useRootData } from '../shell/root-data.ts';
import { storedToken } from './session.ts';

let api: Api | undefined;

/** The API over HTTP, for what belongs to one visitor. Pages everybody sees load on the server instead. */
export function useApi(): Api {
  const { storeKey, language } = useRootData();
  api ??= createHttpApi({ baseUrl: '', apiKey: storeKey, language: () => language, token: storedToken });
  return api;
}
