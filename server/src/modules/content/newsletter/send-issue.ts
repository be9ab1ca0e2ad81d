import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import {
  advanceIssue,
  type ClaimedReader,
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
/** Failures in a row after which the mail server itself is considered down, or at its quota. */
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
  let inRow: string[] = [];
  const releaseRow = async () => {
    for (const one of inRow) await releaseDelivery(deps.db, issue.id, one);
    inRow = [];
  };
  for (const id of readers) {
    const reader = await claimDelivery(deps.db, issue.id, id);
    if (!reader) continue;
    try {
      await sendToOne(deps, { issue, store }, reader);
    } catch (error) {
      // A reader who was refused before says nothing about the server.
      if (reader.attempts > 1) {
        await releaseDelivery(deps.db, issue.id, id);
        continue;
      }
      inRow.push(id);
      if (inRow.length < MOST_FAILURES) continue;
      for (const one of inRow) await eraseDelivery(deps.db, issue.id, one);
      throw error;
    }
    await releaseRow();
  }
  await releaseRow();
}

async function sendToOne(
  { db, mailer, publicUrl, now }: IssueDeps,
  { issue, store }: { issue: IssueRow; store: Letterhead },
  { id, email, language }: ClaimedReader,
): Promise<void> {
  const token = await makeToken({ db, now }, { subscriberId: id, purpose: 'unsubscribe', language, source: 'mail' });
  await mailer.send(issueMail({ issue, email, language, token, store, publicUrl }));
}

/** Resumes stalled letters: the process that was sending them has ended. */
export async function resumeStalledIssues({ db, now }: Pick<IssueDeps, 'db' | 'now'>): Promise<void> {
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    const standing = await takeStalledIssues(tx, { before: new Date(now() - STANDS_STILL_MS), at });
    for (const id of standing) await continueSending(tx, id);
  });
}
