import type { WebhookProblem } from '@waha/contract/vocabulary';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { pauseAfter, retryAfterMs } from '../../../platform/jobs/index.ts';
import {
  type FetchPolicy,
  type FetchRefusalReason,
  FetchRefused,
  safeRequest,
} from '../../../platform/safe-fetch/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { type DueRow, failPending, recordAttempt } from './deliveries.store.ts';
import { webhookRetries } from './retry-schedule.ts';
import { signedHeaders } from './sign.ts';
import { markFailing, markWorking, readWebhook, switchOff, type WebhookRow } from './webhooks.store.ts';

export interface SendDeps {
  db: Database;
  now: () => number;
  seal: Seal;
  /** The addresses that may be sent messages. */
  policy: FetchPolicy;
  /** Gives up what is under way: the process stops, and another repeats the attempt. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Receivers answer first and work then. */
export const TIMEOUT_MS = 15_000;
const LONGEST_ANSWER = 500;
/** Letters of UTF-8 have four bytes at most. */
const MOST_ANSWER_BYTES = 4 * LONGEST_ANSWER;
/** A receiver may ask for a pause for all its messages, but for no longer than this. */
const LONGEST_HOLD_MS = 60 * 60 * 1_000;
/** After so long without a success, a webhook is switched off. */
const FAILING_MS = 3 * 24 * 60 * 60 * 1_000;
const GONE = 410;
/** Answers by which a receiver says that it is too busy for any message. */
const BUSY: readonly (number | null)[] = [429, 503];

interface Answer {
  status: number | null;
  problem: WebhookProblem | null;
  text: string | null;
  retryAfter: string | null;
}

/** Makes one attempt at a message, and records its outcome. A receiver that answers 410 is sent nothing more. */
export async function sendDelivery(deps: SendDeps, due: DueRow): Promise<void> {
  const { db, now } = deps;
  const webhook = await readWebhook(db, due.webhook_id);
  if (!webhook) return;
  const answer = await send(deps, webhook, due);
  // It may have arrived or not: when its lease ends, another process sends it again.
  if (deps.signal?.aborted && answer.status === null) return;
  const at = new Date(now());
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300;
  const askedMs = retryAfterMs(answer.retryAfter, at.getTime());
  const nextAt = isDelivered ? null : nextAttempt(webhook, due, { at, askedMs });
  const { status, problem, text } = answer;
  if (!(await recordAttempt(db, due, { isDelivered, status, problem, answer: text, nextAt, at }))) return;
  if (isDelivered) return markWorking(db, webhook.id, { at, isByHand: due.is_by_hand });
  if (status === GONE) return turnOff(db, webhook.id, 'gone');
  // A test says nothing about messages that nobody sends yet.
  if (due.event_id === null) return;
  const isHeld = BUSY.includes(status) && askedMs !== undefined;
  const askedUntil = isHeld ? new Date(at.getTime() + Math.min(askedMs, LONGEST_HOLD_MS)) : null;
  const since = await markFailing(db, webhook.id, { at, askedUntil });
  if (since && at.getTime() - since.getTime() > FAILING_MS) await turnOff(db, webhook.id, 'failing');
}

/** The time of the next attempt; null where there is none. A test, and what staff send to a webhook that is off, have one attempt. */
function nextAttempt(
  { state }: WebhookRow,
  { attempts, event_id, is_by_hand: isByHand }: DueRow,
  { at, askedMs }: { at: Date; askedMs: number | undefined },
): Date | null {
  const isOnce = event_id === null || (isByHand && state !== 'active');
  const pauseMs = isOnce ? undefined : pauseAfter(webhookRetries, attempts, askedMs);
  return pauseMs === undefined ? null : new Date(at.getTime() + pauseMs);
}

async function send(deps: SendDeps, webhook: WebhookRow, due: DueRow): Promise<Answer> {
  const { now, seal, policy, signal, timeoutMs = TIMEOUT_MS } = deps;
  const at = new Date(now());
  const secrets = await secretsOf(seal, webhook, at);
  if (secrets.length === 0) return { status: null, problem: 'sealed', text: null, retryAfter: null };
  const headers = signedHeaders({ id: due.message_id, body: due.body, at }, secrets);
  try {
    const response = await safeRequest(webhook.url, policy, {
      ...{ method: 'POST', headers: { ...headers, 'user-agent': 'Waha-Webhooks/1' }, body: due.body },
      ...{ timeoutMs, maxBytes: MOST_ANSWER_BYTES, mayCut: true, ...(signal && { signal }) },
    });
    const text = storable(await response.text());
    return { status: response.status, problem: null, text, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { status: null, problem: PROBLEMS[error.reason], text: codeOf(error.cause), retryAfter: null };
  }
}

const PROBLEMS: Readonly<Record<FetchRefusalReason, WebhookProblem>> = {
  bad_address: 'bad_address',
  private: 'private',
  unreachable: 'unreachable',
  too_slow: 'too_slow',
  too_large: 'unreachable',
  too_many_redirects: 'redirected',
  not_there: 'unreachable',
};

/** The code of a fault of the network, which tells an owner more than its kind: ENOTFOUND, CERT_HAS_EXPIRED. */
function codeOf(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code.slice(0, LONGEST_ANSWER) : null;
}

/** The secrets that sign now: the present one first. */
async function secretsOf(seal: Seal, webhook: WebhookRow, at: Date): Promise<string[]> {
  const isFormerValid = webhook.former_secret_until !== null && webhook.former_secret_until > at;
  const sealed = [webhook.secret, ...(isFormerValid && webhook.former_secret ? [webhook.former_secret] : [])];
  const opened = await Promise.all(sealed.map((one) => seal.open(one, sealSubject(webhook.id))));
  return opened.flatMap((one) => one ?? []);
}

export const sealSubject = (webhookId: string): string => `webhook ${webhookId}`;

/** An answer without what PostgreSQL refuses: NUL and halves of surrogate pairs. */
const storable = (text: string): string => text.slice(0, LONGEST_ANSWER).replaceAll('\0', '').toWellFormed();

/** Switches a webhook off, gives up what is pending for it, and has its owner told. */
async function turnOff(db: Database, webhookId: string, reason: 'failing' | 'gone'): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await switchOff(tx, webhookId, reason))) return;
    await failPending(tx, webhookId);
    await publish(tx, 'webhook.switched_off', { webhookId, reason });
  });
}
