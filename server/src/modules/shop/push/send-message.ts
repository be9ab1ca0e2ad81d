import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/database/index.ts';
import { pauseAfter, retryAfterMs } from '../../../platform/jobs/index.ts';
import { type FetchPolicy, FetchRefused, safeRequest } from '../../../platform/safe-fetch/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { encryptPayload, vapidHeader } from '../../../platform/web-push/index.ts';
import { readStoreIdentity } from '../settings/index.ts';
import { deleteDevice } from './devices.store.ts';
import { type DueRow, endMessage, postpone } from './messages.store.ts';
import { pushRetries } from './retry-schedule.ts';
import { openKeys } from './shop-keys.ts';

export interface SendDeps {
  db: Database;
  now: () => number;
  seal: Seal;
  /** The addresses that may be sent messages. */
  policy: FetchPolicy;
  publicUrl: string;
  /** Gives up what is under way: the process stops, and another repeats the attempt. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

export const TIMEOUT_MS = 10_000;
/** Only the status of an answer counts. */
const MOST_ANSWER_BYTES = 1_000;
const GONE: readonly number[] = [404, 410];

interface Answer {
  status: number | null;
  retryAfter: string | null;
  /** The address leads nowhere that messages may go. */
  isRefused?: true;
}

/** Makes one attempt at a message. A subscription that ended, or whose address is not public, is deleted. */
export async function sendMessage(deps: SendDeps, due: DueRow): Promise<void> {
  const { db, now } = deps;
  const answer = await send(deps, due);
  const { status } = answer;
  if (deps.signal?.aborted && status === null) return;
  const at = new Date(now());
  if (answer.isRefused || (status !== null && GONE.includes(status))) return deleteDevice(db, due.device_id);
  if (status !== null && status < 300) return endMessage(db, due, at);
  const pause = mayRepeat(status)
    ? pauseAfter(pushRetries, due.attempts, retryAfterMs(answer.retryAfter, at.getTime()))
    : undefined;
  const nextAt = pause === undefined ? undefined : new Date(at.getTime() + pause);
  if (nextAt && nextAt < due.expires_at) return postpone(db, due, nextAt);
  await endMessage(db, due, null);
}

/** No answer, too many requests and faults of the service pass; another refusal would be repeated as often as it is asked. */
const mayRepeat = (status: number | null): boolean => status === null || status === 429 || status >= 500;

async function send(deps: SendDeps, due: DueRow): Promise<Answer> {
  const { db, now, policy, publicUrl, signal, timeoutMs = TIMEOUT_MS } = deps;
  const at = new Date(now());
  const keys = await openKeys(deps);
  // Another process may have the key that they were sealed by.
  if (!keys) return { status: null, retryAfter: null };
  const { email } = await readStoreIdentity(db);
  const subject = email ? `mailto:${email}` : publicUrl;
  const seconds = Math.max(0, Math.floor((due.expires_at.getTime() - at.getTime()) / 1_000));
  try {
    const response = await safeRequest(due.endpoint, policy, {
      method: 'POST',
      headers: {
        authorization: vapidHeader(keys, { endpoint: due.endpoint, subject, at }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(seconds),
        urgency: due.urgency,
        topic: topicOf(due.tag),
      },
      body: encryptPayload(due.payload, due),
      ...{ timeoutMs, maxBytes: MOST_ANSWER_BYTES, mayCut: true, ...(signal && { signal }) },
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    const isRefused = error.reason === 'private' || error.reason === 'bad_address';
    return { status: null, retryAfter: null, ...(isRefused && { isRefused }) };
  }
}

/** Up to 32 letters of base64url, by which the service replaces a message it still holds (RFC 8030 §5.4); it says nothing of the tag. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
