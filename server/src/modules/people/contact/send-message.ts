import { type ReferenceFormat, type Tx, underNewReference } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { refuseField } from '../../../text/index.ts';
import { consumeForm, countRecent, insertMessage, type NewMessage } from './contact.store.ts';

/** Minimum seconds to fill in the form: a person needs longer. */
const LEAST_SECONDS = 3;
const MESSAGES_AN_HOUR = 5;
export const MESSAGE_REFERENCE: ReferenceFormat = { prefix: 'WM', digits: 8 };

export interface MessageDraft extends Omit<NewMessage, 'reference' | 'status'> {
  formId: string;
  /** Content of the honeypot field. */
  trap: string;
}

/**
 * Receives a message and returns its reference. Refuses an unknown or used form (`contact.form_expired`), a form sent
 * faster than a person could (`contact.too_fast`, retry in a moment), and too many messages per address. Suspected
 * spam gets the same answer but is stored apart; messages with links wait for review.
 */
export async function sendMessage(tx: Tx, draft: MessageDraft, ownHost: string): Promise<string> {
  const { formId, trap, ...message } = draft;
  const seconds = (await consumeForm(tx, formId)) ?? refuse('contact.form_expired');
  if (seconds < LEAST_SECONDS) {
    refuse('contact.too_fast', {}, { retryAfterSeconds: Math.ceil(LEAST_SECONDS - seconds) });
  }
  const phone = message.phone === null ? null : normalisePhone(message.phone);
  if (message.phone !== null && phone === null) refuseField(message.language, 'phone', 'validation.phone');
  const recent = await countRecent(tx, { email: message.email, phone });
  if (recent >= MESSAGES_AN_HOUR) refuse('contact.too_many', {}, { retryAfterSeconds: 3_600 });
  const status = trap !== '' ? 'spam' : holdsLinks(`${message.name} ${message.message}`, ownHost) ? 'held' : 'new';
  const { id: messageId, reference } = await underNewReference(MESSAGE_REFERENCE, (drawn) =>
    insertMessage(tx, { ...message, phone, reference: drawn, status }),
  );
  if (status === 'new') await publish(tx, 'contact.received', { messageId });
  return reference;
}

const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w.-]{1,255}/g;
const LINK =
  /(?:https?:\/\/|www\.)([^\s/]+)|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|shop|link|ly|me)\b/gi;

/** Addresses of mail and of the shop itself are no reason to wait. */
export function holdsLinks(text: string, ownHost: string): boolean {
  const links = text.replace(MAIL_ADDRESS, ' ').matchAll(LINK);
  return [...links].some(([whole, host]) => (host ?? whole).toLowerCase() !== ownHost.toLowerCase());
}
