import type { LetterDraft } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import { type Language, renderMarkdown } from '../../../platform/text/index.ts';
import { refuseField } from '../../../text/index.ts';
import { findStaffByEmail } from '../../people/staff/index.ts';
import { insertLetter, type LetterRow, startLetter, stopLetter, updateLetter } from './letters.store.ts';
import { countReaders } from './list-subscribers.store.ts';
import { goOn } from './send-letter.ts';

const written = ({ subject, body }: LetterDraft) => ({
  subject,
  body,
  html: { ar: renderMarkdown(body.ar), en: renderMarkdown(body.en) },
});

export const createLetter = (tx: Tx, draft: LetterDraft): Promise<number> => insertLetter(tx, written(draft));

/** Changes a draft of the version that was seen (`conflict.changed`); what anybody was sent stays (`newsletter.letter_sent`). */
export async function rewriteLetter(tx: Tx, letter: LetterRow, version: number, draft: LetterDraft): Promise<void> {
  requireDraft(letter);
  if (letter.version !== version) refuse('conflict.changed');
  await updateLetter(tx, letter.id, written(draft));
}

export function requireDraft({ status }: LetterRow): void {
  if (status !== 'draft') refuse('newsletter.letter_sent');
}

/** Sends a letter to everybody who is subscribed now, or goes on with one that was stopped. */
export async function sendLetter(tx: Tx, letter: LetterRow, version: number, at: Date): Promise<void> {
  if (letter.status === 'sending' || letter.status === 'sent') refuse('newsletter.letter_sent');
  if (letter.version !== version) refuse('conflict.changed');
  const { ar, en } = (await countReaders(tx)).subscribed;
  if (letter.status === 'draft' && ar + en === 0) refuse('newsletter.nobody');
  await startLetter(tx, letter.id, at);
  await goOn(tx, letter.id);
}

/** Whoever has it keeps it, nobody gets it from now on. */
export async function haltLetter(tx: Tx, letter: LetterRow, at: Date): Promise<void> {
  if (letter.status !== 'sending') refuse('newsletter.letter_not_sending');
  await stopLetter(tx, letter.id, at);
}

/** Sends a letter to somebody of the staff. The event says who by their number alone. */
export async function askForTest(tx: Tx, letterId: number, of: { email: string; language: Language; asked: Language }) {
  const staff = await findStaffByEmail(tx, of.email);
  if (!staff || staff.suspended_at) refuseField(of.asked, 'email', 'validation.not_staff');
  const payload = { letterId, language: of.language, staffId: staff.id };
  await publish(tx, [{ event: 'newsletter.test_asked', payload }]);
}
