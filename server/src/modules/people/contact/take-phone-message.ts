import { type Database, inTransaction, type Tx, underNewReference } from '../../../platform/database/index.ts';
import { publish, type Subscriber } from '../../../platform/events/index.ts';
import { takeWritten } from '../../shop/sms/index.ts';
import { optOutByReply } from '../identity/index.ts';
import { appendReply, insertPhoneMessage, lockConversation } from './conversations.store.ts';
import { isStopWord } from './is-stop-word.ts';
import { holdsLinks, MESSAGE_REFERENCE } from './send-message.ts';

const LONGEST_NAME = 80;
const LONGEST_TEXT = 4_000;
const REOPENS: ReadonlySet<string> = new Set(['answered', 'closed']);
const ARABIC = /\p{Script=Arabic}/u;

interface TakingDeps {
  db: Database;
  publicUrl: string;
  now: () => number;
}

/** Puts what people write to the shop's number among its messages: a reply goes to its conversation. */
export function phoneMessageSubscribers({ db, publicUrl, now }: TakingDeps): Subscriber[] {
  const ownHost = new URL(publicUrl).host;
  return [
    {
      name: 'contact.phone-written',
      event: 'phone.written',
      handle: ({ inboxId }) =>
        inTransaction(db, async (tx) => {
          const written = await takeWritten(tx, inboxId);
          if (!written) return;
          const at = new Date(now());
          await leaveByReply(tx, written, at);
          // Staff read it in any case: “cancel” may be said of an order.
          await takePhoneMessage(tx, written, { ownHost, at });
        }),
    },
  ];
}

/** Ends advertising to a number that asks for it, where it was agreed to. */
async function leaveByReply(tx: Tx, { phone, text }: { phone: string; text: string }, at: Date): Promise<void> {
  const customerId = isStopWord(text) ? await optOutByReply(tx, phone, at) : undefined;
  if (customerId !== undefined) await publish(tx, 'contact.left_by_reply', { customerId });
}

async function takePhoneMessage(
  tx: Tx,
  { phone, name, text: whole }: { phone: string; name: string; text: string },
  { ownHost, at }: { ownHost: string; at: Date },
): Promise<void> {
  const text = [...whole.trim()].slice(0, LONGEST_TEXT / 2).join('');
  const status = holdsLinks(text, ownHost) ? 'held' : 'new';
  const open = await lockConversation(tx, phone, at);
  if (open && (await appendReply(tx, open.id, { text, status, at }))) {
    // One mail for each time that a conversation opens again; of one that is open staff know already.
    if (status === 'new' && REOPENS.has(open.status)) await publish(tx, 'contact.received', { messageId: open.id });
    return;
  }
  const shown = [...name.trim()].slice(0, LONGEST_NAME / 2).join('') || phone;
  const language = ARABIC.test(text) ? 'ar' : 'en';
  const messageId = await underNewReference(MESSAGE_REFERENCE, (reference) =>
    insertPhoneMessage(tx, { reference, status, name: shown, phone, text, language, at }),
  );
  if (status === 'new') await publish(tx, 'contact.received', { messageId });
}
