import type { Mail, MailSection } from '../../../../platform/mail/index.ts';
import { layOutMail } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { JoinRequestRow } from '../../../community/members/index.ts';
import type { Letterhead } from '../../settings/index.ts';

export const membershipTexts = createTexts({
  ar: {
    subject_approved: 'أهلًا بك في مجتمع {store}',
    body_approved: 'أهلًا {name}، قبلنا طلب انضمامك، وصار المجتمع مفتوحًا لك.',
    link_approved: 'ادخل المجتمع',
    subject_rejected: 'ردّنا على طلب انضمامك إلى مجتمع {store}',
    body_rejected: 'أهلًا {name}، نعتذر عن قبول طلبك الآن. السبب: {reason}',
    link_rejected: 'اقرأ الرد',
    subject_answered: 'كتبنا إليك عن طلب انضمامك إلى مجتمع {store}',
    body_answered: 'أهلًا {name}، كتبنا إليك عن طلبك. اقرأ ما كتبنا وردّ عليه من صفحة الطلب.',
    link_answered: 'افتح الطلب',
  },
  en: {
    subject_approved: 'Welcome to the community of {store}',
    body_approved: 'Hello {name}, your request was accepted, and the community is open to you.',
    link_approved: 'Enter the community',
    subject_rejected: 'Our answer to your request to join the community of {store}',
    body_rejected: 'Hello {name}, we cannot accept your request at present. The reason: {reason}',
    link_rejected: 'Read the answer',
    subject_answered: 'We wrote to you about joining the community of {store}',
    body_answered: 'Hello {name}, we wrote to you about your request. Read it and answer on the page of the request.',
    link_answered: 'Open the request',
  },
});

export const mailedMembershipEvents = ['approved', 'rejected', 'answered'] as const;
export type MailedMembershipEvent = (typeof mailedMembershipEvents)[number];

export interface MailedAsker {
  name: string;
  email: string;
  language: Language;
}

/** The mail of a decision about a membership request, in both languages, the reader's first. */
export function membershipMail(
  request: Pick<JoinRequestRow, 'reason'>,
  asker: MailedAsker,
  event: MailedMembershipEvent,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const languages = store.languagesFor(asker.language);
  const [first] = languages;
  const words = store.words.over('membership', membershipTexts);
  const subjectIn = (language: Language) => words.say(language, `subject_${event}`, { store: store.name[language] });
  const sections = languages.map(
    (language): MailSection => ({
      language,
      heading: subjectIn(language),
      parts: [
        {
          kind: 'text',
          text: words.say(language, `body_${event}`, { name: asker.name, reason: request.reason ?? '' }),
        },
        {
          kind: 'link',
          label: words.say(language, `link_${event}`),
          url: pageUrl(publicUrl, language, '/community/join'),
        },
      ],
    }),
  );
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return { to: asker.email, subject: subjectIn(first), html, text };
}
