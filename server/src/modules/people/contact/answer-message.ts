import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { changeMessage, insertEntry, type MessageRow } from './messages.store.ts';

/** Maximum number of answers and notes per message. */
const MOST_ENTRIES = 100;
/** WhatsApp takes words of a shop for 24 hours after its customer wrote. */
const WINDOW_MS = 24 * 3_600_000;

/**
 * Answers a message by the way it came, sent after the commit. Refuses if the sender left no address (`contact.no_email`),
 * if the channel takes no answer any more (`contact.answer_too_late`), or the version is outdated (`conflict.changed`). The
 * message is locked.
 */
export async function answerMessage(
  tx: Tx,
  actor: StaffActor,
  message: MessageRow,
  { text, version, at }: { text: string; version: number; at: Date },
): Promise<void> {
  const until = answerUntil(message);
  if (until === null && message.email === null) refuse('contact.no_email');
  if (until !== null && at > until) refuse('contact.answer_too_late');
  if (!(await changeMessage(tx, { id: message.id, version }, 'answered'))) refuse('conflict.changed');
  const answerId = await addEntry(tx, actor, message.id, 'answer', text);
  await publish(tx, 'contact.answered', { answerId });
}

/** Until when the channel of a message takes an answer; null where answers are mailed. */
export function answerUntil({ channel, written_at: writtenAt }: MessageRow): Date | null {
  return channel === 'whatsapp' && writtenAt ? new Date(writtenAt.getTime() + WINDOW_MS) : null;
}

/** Adds a note to a message; returns its id. The message is locked. */
export async function addEntry(
  tx: Tx,
  actor: StaffActor,
  messageId: number,
  kind: 'answer' | 'note',
  text: string,
): Promise<number> {
  const entry = { messageId, staffId: actor.staffId, kind, text };
  return (await insertEntry(tx, entry, MOST_ENTRIES)) ?? refuse('contact.entries_full');
}
