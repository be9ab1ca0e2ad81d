import type { LetterDraft } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { type Language, renderMarkdown } from '../../../platform/text/index.ts';
import { refuseField } from '../../../text/index.ts';
import { findStaffByEmail } from '../../people/staff/index.ts';
import { type IssueRow, insertIssue, startIssue, stopIssue, updateIssue } from './issues.store.ts';
import { countReaders } from './list-subscribers.store.ts';
import { continueSending } from './send-issue.ts';

const written = ({ subject, body }: LetterDraft) => ({
  subject,
  body,
  html: { ar: renderMarkdown(body.ar), en: renderMarkdown(body.en) },
});

export const createIssue = (tx: Tx, draft: LetterDraft): Promise<number> => insertIssue(tx, written(draft));

/**
 * Changes a draft of the version the caller saw (`conflict.changed`); a sent issue is immutable
 * (`newsletter.letter_sent`).
 */
export async function changeIssue(tx: Tx, issue: IssueRow, version: number, draft: LetterDraft): Promise<void> {
  requireDraft(issue);
  if (issue.version !== version) refuse('conflict.changed');
  await updateIssue(tx, issue.id, written(draft));
}

export function requireDraft({ status }: IssueRow): void {
  if (status !== 'draft') refuse('newsletter.letter_sent');
}

/** Sends a letter to all current subscribers, or resumes a stopped one. */
export async function sendIssue(tx: Tx, issue: IssueRow, version: number, at: Date): Promise<void> {
  if (issue.status === 'sending' || issue.status === 'sent') refuse('newsletter.letter_sent');
  if (issue.version !== version) refuse('conflict.changed');
  const { ar, en } = (await countReaders(tx)).subscribed;
  if (issue.status === 'draft' && ar + en === 0) refuse('newsletter.nobody');
  await startIssue(tx, issue.id, at);
  await continueSending(tx, issue.id);
}

/** Stops an issue: sent mails stay, and no further reader is sent one. */
export async function stopSending(tx: Tx, issue: IssueRow, at: Date): Promise<void> {
  if (issue.status !== 'sending') refuse('newsletter.letter_not_sending');
  await stopIssue(tx, issue.id, at);
}

/** Sends an issue to a member of staff as a test. The event contains their id only. */
export async function requestTestMail(
  tx: Tx,
  letterId: number,
  of: { email: string; language: Language; asked: Language },
) {
  const staff = await findStaffByEmail(tx, of.email);
  if (!staff || staff.suspended_at) refuseField(of.asked, 'email', 'validation.not_staff');
  const payload = { letterId, language: of.language, staffId: staff.id };
  await publish(tx, 'newsletter.test_asked', payload);
}
