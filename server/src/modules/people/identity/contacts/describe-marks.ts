import type { Database } from '../../../../platform/database/index.ts';
import { createTexts, type Language } from '../../../../platform/text/index.ts';
import { countMarks } from './marks.store.ts';

const texts = createTexts({
  ar: {
    about:
      'بصمات مشفّرة بمفتاح لرقم حسابك وجوالاتك وبريدك الموثّق، لا تُقرأ منها. نعرف بها أن عرضًا لمرة واحدة لكل شخص قد استُعمل، وتبقى بعد حذف الحساب.',
  },
  en: {
    about:
      'Fingerprints, made with a secret key, of your account’s number, your phones and your confirmed addresses, which cannot be read from them. By them we know that an offer of one a person was used. They stay when the account is deleted.',
  },
});

/** Description of a customer's marks for the data export: in words, because the hashes are meaningless to a reader. */
export async function describeMarks(db: Database, customerId: string, language: Language) {
  return { count: await countMarks(db, customerId), about: texts.say(language, 'about') };
}
