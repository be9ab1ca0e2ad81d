import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import {
  advanceIssue,
  claimDelivery,
  eraseDelivery,
  finishIssue,
  listNextReaders,
  releaseDelivery,
  takeStalledIssues,
} from './deliveries.store.ts';
import { issueMail } from './issue-mail.ts';
import { type IssueRow, lockIssue, readIssue } from './issues.store.ts';
import { makeToken } from './mail-token.ts';

export interface IssueDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  now: () => number;
}

/** Readers of one job: the number held in memory, and checked again after a crash. */
const BATCH = 100;
/** Failures in a row, with no mail sent, after which the mail server itself is considered down. */
const MOST_FAILURES = 5;
const STANDS_STILL_MS = 5 * 60_000;

/** Publishes the event that sends the next batch of an issue, with the transaction. */
export const continueSending = (tx: Tx, letterId: number) => publish(tx, 'newsletter.letter_goes', { letterId });

/**
 * Sends an issue to its next readers, and publishes an event for the batch after them. Each reader is claimed before
 * their mail is sent, so that repetition (a repeated job, two processes, a restart after a crash) sends nothing twice;
 * the one mail in progress during a crash may be lost.
 */
export async function sendBatch(deps: IssueDeps, letterId: number): Promise<void> {
  const { db, now } = deps;
  const issue = await readIssue(db, letterId);
  if (issue?.status !== 'sending') return;
  const readers = await listNextReaders(db, letterId, { after: issue.reached, most: BATCH });
  await sendToAll(deps, issue, readers);
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    const after = await lockIssue(tx, letterId);
    // Stopped meanwhile, and perhaps restarted: some readers were skipped, and the restart continues with them.
    const isOurs = after?.version === issue.version;
    const last = readers.at(-1) ?? null;
    await advanceIssue(tx, letterId, { reached: isOurs ? last : undefined, at });
    if (!isOurs) return;
    // After the last reader, the list is read once more from the beginning for readers whose mail server requested
    // another attempt.
    const isDone = last === null && (await listNextReaders(tx, letterId, { after: null, most: 1 })).length === 0;
    if (isDone) await finishIssue(tx, letterId, at);
    else await continueSending(tx, letterId);
  });
}

async function sendToAll(deps: IssueDeps, issue: IssueRow, readers: readonly string[]): Promise<void> {
  // Once for a batch: it is five readings, and the same for all.
  const store = await readLetterhead(deps.db);
  const failed: string[] = [];
  let went = 0;
  for (const reader of readers) {
    try {
      if (await sendToOne(deps, { issue, store }, reader)) went += 1;
    } catch (error) {
      failed.push(reader);
      if (went > 0 || failed.length < MOST_FAILURES) continue;
      for (const one of failed) await eraseDelivery(deps.db, issue.id, one);
      throw error;
    }
  }
  for (const one of failed) await releaseDelivery(deps.db, issue.id, one);
}

async function sendToOne(
  { db, mailer, publicUrl, now }: IssueDeps,
  { issue, store }: { issue: IssueRow; store: Letterhead },
  id: string,
): Promise<boolean> {
  const reader = await claimDelivery(db, issue.id, id);
  if (!reader) return false;
  const { email, language } = reader;
  const token = await makeToken({ db, now }, { subscriberId: id, purpose: 'unsubscribe', language, source: 'mail' });
  await mailer.send(issueMail({ issue, email, language, token, store, publicUrl }));
  return true;
}

/** Resumes stalled letters: the process that was sending them has ended. */
export async function resumeStalledIssues({ db, now }: Pick<IssueDeps, 'db' | 'now'>): Promise<void> {
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    const standing = await takeStalledIssues(tx, { before: new Date(now() - STANDS_STILL_MS), at });
    for (const id of standing) await continueSending(tx, id);
  });
}
