import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { changeMessage, insertEntry, type MessageRow } from './messages.store.ts';

/** Maximum number of answers and notes per message. */
const MOST_ENTRIES = 100;

/**
 * Answers a message by mail, sent after the commit. Refuses if the sender left no address (`contact.no_email`) or the
 * version is outdated (`conflict.changed`). The message is locked.
 */
export async function answerMessage(
  tx: Tx,
  actor: StaffActor,
  message: MessageRow,
  { text, version }: { text: string; version: number },
): Promise<void> {
  if (message.email === null) refuse('contact.no_email');
  if (!(await changeMessage(tx, { id: message.id, version }, 'answered'))) refuse('conflict.changed');
  const answerId = await addEntry(tx, actor, message.id, 'answer', text);
  await publish(tx, 'contact.answered', { answerId });
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
