import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { type FetchPolicy, FetchRefused, safeRequest } from '../../../platform/safe-fetch/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { type DueRow, failPending, recordAttempt } from './deliveries.store.ts';
import { pauseAfter, retryAfterMs } from './retry-schedule.ts';
import { signedHeaders } from './sign.ts';
import { markFailing, markWorking, readWebhook, switchOff, type WebhookRow } from './webhooks.store.ts';

export interface SendDeps {
  db: Database;
  now: () => number;
  seal: Seal;
  /** The addresses that may be sent messages. */
  policy: FetchPolicy;
}

/** Receivers answer first and work then. */
export const TIMEOUT_MS = 15_000;
const MOST_ANSWER_BYTES = 64 * 1024;
const LONGEST_ANSWER = 500;
/** After so long without a success, a webhook is switched off. */
const FAILING_MS = 3 * 24 * 60 * 60 * 1_000;
const GONE = 410;

interface Answer {
  status: number | null;
  text: string;
  retryAfter: string | null;
}

/** Makes one attempt at a message, and records its outcome. A receiver that answers 410 is sent nothing more. */
export async function sendDelivery(deps: SendDeps, due: DueRow): Promise<void> {
  const { db, now } = deps;
  const webhook = await readWebhook(db, due.webhook_id);
  if (!webhook) return;
  const answer = await send(deps, webhook, due);
  const at = new Date(now());
  const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300;
  const pauseMs = pauseAfter(due.attempts, retryAfterMs(answer.retryAfter, at.getTime()));
  const nextAt = isDelivered || pauseMs === undefined ? null : new Date(at.getTime() + pauseMs);
  await recordAttempt(db, due.id, { isDelivered, status: answer.status, answer: answer.text, nextAt, at });
  if (isDelivered) return markWorking(db, webhook.id);
  const since = await markFailing(db, webhook.id, at);
  if (answer.status === GONE) await turnOff(db, webhook.id, 'gone');
  else if (since && at.getTime() - since.getTime() > FAILING_MS) await turnOff(db, webhook.id, 'failing');
}

async function send({ now, seal, policy }: SendDeps, webhook: WebhookRow, due: DueRow): Promise<Answer> {
  const at = new Date(now());
  const secrets = await secretsOf(seal, webhook, at);
  if (secrets.length === 0)
    return { status: null, text: 'the secret was sealed by another key: rotate it', retryAfter: null };
  const headers = signedHeaders({ id: due.message_id, body: due.body, at }, secrets);
  try {
    const response = await safeRequest(webhook.url, policy, {
      ...{ method: 'POST', headers: { ...headers, 'user-agent': 'Waha-Webhooks/1' }, body: due.body },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_ANSWER_BYTES,
    });
    const text = storable(await response.text());
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { status: null, text: error.reason, retryAfter: null };
  }
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
