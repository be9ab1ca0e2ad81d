import { layOutMail, type Mail, type MailPart } from '../../platform/mail/index.ts';
import { createTexts, type Language } from '../../platform/text/index.ts';
import type { CustomerRow } from '../identity/index.ts';
import type { StoreIdentity } from '../settings/index.ts';

/** Mails about an account. */
export type AccountMail = 'welcome' | 'verify' | 'reset' | 'password_changed';

export const accountTexts = createTexts({
  ar: {
    subject_welcome: 'أهلًا بك في {shop}',
    subject_verify: 'أكّد بريدك الإلكتروني',
    subject_reset: 'اختر كلمة مرور جديدة',
    subject_password_changed: 'تغيّرت كلمة مرور حسابك',
    body_welcome: 'أهلًا {name}، يسعدنا انضمامك. أكّد بريدك لتسجّل الدخول به وتجد طلباتك السابقة في حسابك.',
    body_verify: 'أهلًا {name}، اضغط الزر لتأكيد أن هذا البريد لك. الرابط صالح ليومين.',
    body_reset:
      'أهلًا {name}، طلب أحدهم تغيير كلمة مرور حسابك. إن كنت أنت فاضغط الزر خلال 30 دقيقة، وإن لم تكن فتجاهل هذه الرسالة ولن يتغير شيء.',
    body_password_changed: 'أهلًا {name}، تغيّرت كلمة مرور حسابك وأُنهيت جلساته الأخرى. إن لم تكن أنت فاستعد حسابك الآن.',
    link_welcome: 'تأكيد البريد',
    link_verify: 'تأكيد البريد',
    link_reset: 'كلمة مرور جديدة',
    link_password_changed: 'استعادة الحساب',
    sms_reset: 'لاختيار كلمة مرور جديدة في {shop} خلال 30 دقيقة: {url}',
    sms_code: 'رمز التأكيد في {shop}: {code}. لا تشاركه مع أحد.',
  },
  en: {
    subject_welcome: 'Welcome to {shop}',
    subject_verify: 'Confirm your email address',
    subject_reset: 'Choose a new password',
    subject_password_changed: 'The password of your account was changed',
    body_welcome:
      'Hello {name}, good to have you. Confirm your address to log in with it and to find your earlier orders in your account.',
    body_verify: 'Hello {name}, press the button to confirm that this address is yours. The link works for two days.',
    body_reset:
      'Hello {name}, somebody asked for a new password for your account. If it was you, press the button within 30 minutes; if not, leave this mail alone and nothing will change.',
    body_password_changed:
      'Hello {name}, the password of your account was changed and its other sessions were ended. If it was not you, recover your account now.',
    link_welcome: 'Confirm the address',
    link_verify: 'Confirm the address',
    link_reset: 'New password',
    link_password_changed: 'Recover the account',
    sms_reset: 'To choose a new password at {shop} within 30 minutes: {url}',
    sms_code: 'Your code at {shop}: {code}. Share it with nobody.',
  },
});

/** The address of a page in the customer's language. */
export function pageUrl(publicUrl: string, language: Language, path: string): string {
  return `${publicUrl}${language === 'en' ? '/en' : ''}${path}`;
}

export interface AccountMailContext {
  store: StoreIdentity;
  publicUrl: string;
  /** Where its button leads, without the language. */
  path: string;
}

/** A mail about an account, in both languages, the customer's first. Null when there is no address to send it to. */
export function accountMail(customer: CustomerRow, kind: AccountMail, context: AccountMailContext): Mail | null {
  if (customer.email === null) return null;
  const languages: Language[] = customer.language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const subjectIn = (language: Language) =>
    accountTexts.say(language, `subject_${kind}`, { shop: context.store.name[language] });
  const sections = languages.map((language) => {
    const parts: MailPart[] = [
      { kind: 'text', text: accountTexts.say(language, `body_${kind}`, { name: customer.first_name }) },
      {
        kind: 'link',
        label: accountTexts.say(language, `link_${kind}`),
        url: pageUrl(context.publicUrl, language, context.path),
      },
    ];
    return { language, heading: subjectIn(language), parts };
  });
  const { html, text } = layOutMail(context.store.name[customer.language], sections);
  return { to: customer.email, subject: subjectIn(customer.language), html, text };
}
