import type { EditableMail } from '../../shop/settings/index.ts';
import { answerMail, answerTexts } from './answer-mail.ts';

/** Editable mails to senders. */
export const contactMails: readonly EditableMail[] = [
  {
    key: 'contact.answered',
    name: { ar: 'رد على رسالة', en: 'Answer to a message' },
    when: {
      ar: 'حين ترد على رسالة من صفحة التواصل. يتبعه ردك ثم رسالته',
      en: 'When you answer a message; your answer and their message follow',
    },
    texts: answerTexts,
    fields: { subject: 'subject', body: 'greeting' },
    example: ({ store, language, to }) =>
      answerMail(
        {
          language,
          reference: 'MSG-1234',
          name: language === 'ar' ? 'نورة' : 'Noura',
          message: language === 'ar' ? 'متى يصل طلبي؟' : 'When will my order arrive?',
          email: to,
        },
        language === 'ar' ? 'يصلك غدًا بإذن الله.' : 'It will be with you tomorrow.',
        store,
      ),
  },
];
