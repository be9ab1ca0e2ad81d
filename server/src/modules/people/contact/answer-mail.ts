import { layOutMail, type Mail, type MailPart } from '../../../platform/mail/index.ts';
import { createTexts } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';
import type { MessageRow } from './messages.store.ts';

export const answerTexts = createTexts({
  ar: {
    subject: 'رد على رسالتك {reference}',
    greeting: 'أهلًا {name}،',
    yours: 'رسالتك',
    more: 'للمتابعة رد على هذه الرسالة.',
  },
  en: {
    subject: 'Our answer to your message {reference}',
    greeting: 'Hello {name},',
    yours: 'Your message',
    more: 'To go on, reply to this mail.',
  },
});

/** Mail to the sender: the answer, with their message quoted below. A reply goes to the shop. */
export function answerMail(
  message: Pick<MessageRow, 'language' | 'reference' | 'name' | 'message'> & { email: string },
  answer: string,
  store: Letterhead,
): Mail {
  const { reference, name } = message;
  const [language] = store.languagesFor(message.language);
  const words = store.words.over('contact', answerTexts);
  const subject = words.say(language, 'subject', { reference });
  const said = (words: string): MailPart[] => words.split(/\n+/).map((text) => ({ kind: 'text', text }));
  const { html, text } = layOutMail(store.senderIn(language), [
    {
      language,
      heading: subject,
      parts: [
        { kind: 'text', text: words.say(language, 'greeting', { name }) },
        ...said(answer),
        ...(store.email === '' ? [] : [{ kind: 'text' as const, text: answerTexts.say(language, 'more') }]),
        { kind: 'rows', rows: [{ label: answerTexts.say(language, 'yours'), value: message.message }] },
      ],
    },
  ]);
  return { to: message.email, subject, html, text, ...(store.email !== '' && { replyTo: store.email }) };
}
