import { ApiError } from '@waha/contract/client';
import type { ErrorBody } from '@waha/contract/types';
import type { DetailedError, Upload } from 'tus-js-client';
import { storedToken } from '../../api/session.ts';

/** Largest film that the server accepts (contract: `POST /uploads/resumable`, kind `video`). */
export const MAX_FILM_BYTES = 60 * 1024 * 1024;
/** Size of one upload part: the most that a broken connection has to send again. */
const PART_BYTES = 2 * 1024 * 1024;
/** Delays of silent retries; after these the upload is reported as stalled. */
const QUICK_RETRIES_MS = [300, 1_500];
const LOOK_AGAIN_MS = 4_000;

export interface SendFilmOptions {
  storeKey: string;
  language: string;
  /** Progress from 0 to 1, as bytes arrive. */
  onProgress: (done: number) => void;
  /** Called when the connection is lost, and when it is back and the upload resumes. */
  onStalled: (isStalled: boolean) => void;
  signal: AbortSignal;
}

/**
 * Uploads a film in parts and resumes where it stopped: after an interruption, after a reload with the same file
 * chosen, and on another network. Returns the upload's id. Throws `ApiError` if the server refuses; ends silently when
 * it is cancelled.
 */
export async function sendFilm(file: File, options: SendFilmOptions): Promise<string> {
  const { Upload } = await import('tus-js-client');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload: Upload = new Upload(file, {
    endpoint: '/api/store/uploads/resumable',
    chunkSize: PART_BYTES,
    metadata: { kind: 'video' },
    retryDelays: QUICK_RETRIES_MS,
    removeFingerprintOnSuccess: true,
    onBeforeRequest(request) {
      request.setHeader('x-api-key', options.storeKey);
      request.setHeader('accept-language', options.language);
      const token = storedToken();
      if (token) request.setHeader('authorization', `Bearer ${token}`);
    },
    onProgress(sent, all) {
      options.onStalled(false);
      options.onProgress(all > 0 ? sent / all : 0);
    },
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    onError(error) {
      const refusal = refusalIn(error);
      if (refusal) reject(refusal);
      else void goOnWhenPossible(upload, options);
    },
  });
  const cancel = () => {
    // The uploaded part is no longer needed.
    upload.abort(true).catch(() => undefined);
    reject(options.signal.reason);
  };
  options.signal.addEventListener('abort', cancel, { once: true });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return promise.finally(() => options.signal.removeEventListener('abort', cancel));
}

/** The server's refusal; null for a network failure or a server error, after which a retry may succeed. */
function refusalIn(error: Error | DetailedError): ApiError | null {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status === 0 || status >= 500) return null;
  let body: Partial<ErrorBody> = {};
  try {
    body = JSON.parse(response.getBody());
  } catch {
    // A proxy in front of the shop may refuse without our JSON.
  }
  return new ApiError(status, body);
}

/** Waits for the network, then resumes at the offset the server reports. */
async function goOnWhenPossible(upload: Upload, { onStalled, signal }: SendFilmOptions): Promise<void> {
  onStalled(true);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LOOK_AGAIN_MS);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', now, { once: true });
    signal.addEventListener('abort', now, { once: true });
  });
  if (!signal.aborted) upload.start();
}
