import { ApiError } from '@waha/contract/client';
import type { ErrorBody, Upload } from '@waha/contract/types';
import { storedToken } from '../api/session.ts';

/** Larger pictures are refused before the upload, as the server would refuse them after it. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Without HEIC in this list an iPhone converts pictures to JPEG by itself. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';
/** A computer does not convert HEIC files; the server does. */
export const pictureTypes = (): string =>
  globalThis.matchMedia?.('(pointer: fine)').matches ? `${TYPES},.heic,.heif` : TYPES;

const TIMEOUT_MS = 110_000;

export interface SendPictureOptions {
  storeKey: string;
  language: string;
  /** From 0 to 1, while bytes are sent. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Sends one picture, by XMLHttpRequest because `fetch` reports no upload progress. Throws `ApiError`. */
export function sendPicture(
  file: File,
  { storeKey, language, onProgress, signal }: SendPictureOptions,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, body: Partial<ErrorBody>) => reject(new ApiError(status, body));
    request.open('POST', '/api/store/uploads');
    request.timeout = TIMEOUT_MS;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    request.setRequestHeader('x-api-key', storeKey);
    const token = storedToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = request.response ?? {};
      if (request.status >= 200 && request.status < 300) resolve(body.data);
      else fail(request.status, body);
    };
    request.onerror = request.ontimeout = request.onabort = () => fail(0, {});
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
