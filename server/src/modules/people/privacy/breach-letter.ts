import { layOutMail, type Mail, type MailPart } from '../../../platform/mail/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';
import type { BreachRow } from './breaches.store.ts';

const letterTexts = createTexts({
  ar: {
    subject: 'أمر يخص بياناتك لدى {shop}',
    greeting: 'أهلًا {name}،',
    proposal:
      'نخبرك بحادثة مست بيانات لدينا، وقد تكون بياناتك منها.\n\nما حدث: {happened}\n\nأثره المحتمل: {effects}\n\nما فعلناه: {measures}\n\nننصحك بألا تشارك أي كود يصلك مع أحد، وبأن تغيّر كلمة مرورك إن استعملتها في مكان آخر. راسلنا بالرد على هذا البريد إن كان لديك سؤال.',
  },
  en: {
    subject: 'About your data at {shop}',
    greeting: 'Hello {name},',
    proposal:
      'We write to you about an incident that touched data with us, and perhaps yours.\n\nWhat happened: {happened}\n\nIts likely effect: {effects}\n\nWhat we did: {measures}\n\nPlease share no code that you receive with anybody, and change your password if you use it elsewhere. Reply to this mail if you have a question.',
  },
});

/** A letter as it is proposed: the owner writes it in the end. */
export function proposedLetter(breach: BreachRow, shop: string): { subject: string; text: string } {
  const { happened, effects, measures } = breach;
  return {
    subject: letterTexts.say('ar', 'subject', { shop }).slice(0, 150),
    text: letterTexts.say('ar', 'proposal', { happened, effects, measures }).slice(0, 8_000),
  };
}

export interface LetterReader {
  email: string;
  first_name: string;
  language: Language;
}

export function letterMail(
  { email, first_name: name, language }: LetterReader,
  { letter_subject: subject, letter_text: written }: Pick<BreachRow, 'letter_subject' | 'letter_text'>,
  store: Letterhead,
): Mail {
  const said = (text: string): MailPart => ({ kind: 'text', text });
  const greeting = name === '' ? [] : [said(letterTexts.say(language, 'greeting', { name }))];
  const parts = [...greeting, ...written.split(/\n+/).filter(Boolean).map(said)];
  const { html, text } = layOutMail(store.senderIn(language), [{ language, heading: subject, parts }]);
  return { to: email, subject, html, text, ...(store.email !== '' && { replyTo: store.email }) };
}
