import type { EditableMail } from '../../shop/settings/index.ts';
import { type NewsletterMail, newsletterMail, newsletterTexts } from './newsletter-mail.ts';

const about: Record<NewsletterMail, Pick<EditableMail, 'name' | 'when'>> = {
  confirm: {
    name: { ar: 'تأكيد الاشتراك في النشرة', en: 'Confirm the newsletter' },
    when: { ar: 'حين يطلب أحدهم الاشتراك في النشرة', en: 'When somebody asks for the newsletter' },
  },
  welcome: {
    name: { ar: 'أهلًا بك في النشرة', en: 'Welcome to the newsletter' },
    when: { ar: 'بعد أن يؤكد اشتراكه', en: 'Once they have confirmed' },
  },
  already: {
    name: { ar: 'مشترك من قبل', en: 'Already subscribed' },
    when: { ar: 'حين يطلب الاشتراك من هو مشترك', en: 'When somebody who is subscribed asks again' },
  },
};

const kinds: readonly NewsletterMail[] = ['confirm', 'welcome', 'already'];

/** The mails of this module that staff may edit. */
export const newsletterMails: readonly EditableMail[] = kinds.map((kind) => ({
  key: `newsletter.${kind}`,
  ...about[kind],
  texts: newsletterTexts,
  fields: {
    subject: `subject_${kind}`,
    body: `body_${kind}`,
    ...(kind === 'confirm' && { button: 'confirm' }),
  },
  example: ({ store, publicUrl, language, to }) =>
    newsletterMail({ kind, email: to, language, token: 'example', store, publicUrl }),
}));
