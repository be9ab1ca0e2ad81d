import { MessageFault } from '@waha/extend';
import { type Extensions, hostTextReplies } from '../../../extensions/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { TextReplies } from '../../../platform/sms/index.ts';
import { createTexts } from '../../../platform/text/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { readCustomer } from '../identity/index.ts';
import { answerMail } from './answer-mail.ts';
import { type Answer, type MessageRow, markAnswerFailed, readAnswer, readFullMessage } from './messages.store.ts';

interface AnswerDeps {
  db: Database;
  mailer: Mailer;
  extensions: Pick<Extensions, 'messages'>;
}

/** Sends the answer of staff by the way the message came; none if it was erased meanwhile. */
export function answerSubscribers({ db, mailer, extensions }: AnswerDeps): Subscriber[] {
  return [
    {
      name: 'mail.contact-answered',
      event: 'contact.answered',
      async handle({ answerId }) {
        const answer = await readAnswer(db, answerId);
        const message = answer && (await readFullMessage(db, answer.message_id));
        if (!message) return;
        if (message.channel === 'whatsapp') return answerByPhone({ db, message, answer }, hostTextReplies(extensions));
        if (message.email === null) return;
        await mailer.send(answerMail({ ...message, email: message.email }, answer.text, await readLetterhead(db)));
      },
    },
  ];
}

/** Confirms once, by the way it came, that somebody gets no more advertising. Nothing is kept to try it later: the consent has ended. */
export function leavingSubscribers({ db, extensions }: Pick<AnswerDeps, 'db' | 'extensions'>): Subscriber[] {
  return [
    {
      name: 'contact.confirm-leaving',
      event: 'contact.left_by_reply',
      claims: true,
      async handle({ customerId }, { eventId }) {
        const customer = await readCustomer(db, customerId);
        const replies = hostTextReplies(extensions);
        if (!customer?.phone || !replies.takes('whatsapp')) return;
        const { name, languagesFor } = await readLetterhead(db);
        const [language] = languagesFor(customer.language);
        const text = leavingTexts.say(language, 'left', { shop: name[language] });
        await replies.send('whatsapp', { key: `left-${eventId}`, to: customer.phone, text });
      },
    },
  ];
}

const leavingTexts = createTexts({
  ar: { left: 'تم. لن تصلك عروض {shop} على جوالك بعد الآن. رسائل طلباتك تبقى كما هي.' },
  en: { left: 'Done. {shop} sends no more offers to your phone. Messages about your orders go on.' },
});

/** An answer that the channel will never take is marked, so that staff see it; another error is tried again. */
async function answerByPhone(
  { db, message, answer }: { db: Database; message: MessageRow; answer: Answer },
  replies: TextReplies,
): Promise<void> {
  if (message.phone === null) return;
  const reply = { key: `contact-${answer.id}`, to: message.phone, text: answer.text };
  try {
    if (!replies.takes('whatsapp')) return await markAnswerFailed(db, answer.id);
    await replies.send('whatsapp', reply);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof MessageFault) || cause.verdict === 'later') throw error;
    await markAnswerFailed(db, answer.id);
  }
}
