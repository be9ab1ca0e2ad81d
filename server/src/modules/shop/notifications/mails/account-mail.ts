import { layOutMail, type Mail, type MailPart } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { CustomerRow } from '../../../people/identity/index.ts';
import type { Letterhead } from '../../settings/index.ts';

/** Mails about an account. */
export type AccountMail =
  | 'welcome'
  | 'verify'
  | 'reset'
  | 'login_code'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'phone_claimed'
  | 'agent_linked';

export const accountTexts = createTexts({
  ar: {
    subject_welcome: 'أهلًا بك في {shop}',
    subject_verify: 'أكّد بريدك الإلكتروني',
    subject_reset: 'اختر كلمة مرور جديدة',
    subject_login_code: 'كود الدخول إلى حسابك: {code}',
    subject_password_changed: 'تغيّرت كلمة مرور حسابك',
    subject_email_changed: 'تغيّر البريد الإلكتروني لحسابك',
    subject_phone_changed: 'تغيّر رقم جوال حسابك',
    subject_agent_linked: 'رُبط وكيل تسوق بحسابك',
    subject_phone_claimed: 'أُزيل رقم الجوال من حسابك',
    body_welcome: 'أهلًا {name}، يسعدنا انضمامك. أكّد بريدك لتسجّل الدخول به وتجد طلباتك السابقة في حسابك.',
    body_verify: 'أهلًا {name}، اضغط الزر لتأكيد أن هذا البريد لك. الرابط صالح ليومين.',
    body_reset:
      'أهلًا {name}، طلب أحدهم تغيير كلمة مرور حسابك. إن كنت أنت فاضغط الزر خلال 30 دقيقة، وإن لم تكن فتجاهل هذه الرسالة ولن يتغير شيء.',
    body_login_code:
      'أهلًا {name}، كود الدخول إلى حسابك: {code}. صالح لعشر دقائق. لا تشاركه مع أحد، وإن لم تطلبه فتجاهل هذه الرسالة.',
    body_password_changed:
      'أهلًا {name}، تغيّرت كلمة مرور حسابك وأُنهيت جلساته الأخرى. إن لم تكن أنت فتراجع عن التغيير خلال 7 أيام.',
    body_email_changed: 'أهلًا {name}، تغيّر البريد الإلكتروني لحسابك. إن لم تكن أنت فتراجع عن التغيير خلال 7 أيام.',
    body_phone_changed: 'أهلًا {name}، تغيّر رقم جوال حسابك. إن لم تكن أنت فتراجع عن التغيير خلال 7 أيام.',
    body_agent_linked:
      'أهلًا {name}، رُبط وكيل التسوق {host} بحسابك، فيعمل فيه بما سُمح له. إن لم تكن أنت فألغِ ربطه من إعدادات حسابك وغيّر كلمة المرور.',
    body_phone_claimed:
      'أهلًا {name}، أثبت شخص آخر أن رقم الجوال المسجّل في حسابك له، ولم يكن مؤكَّدًا عندك، فأزلناه من حسابك. أضف رقمك من صفحة ملفك الشخصي.',
    link_welcome: 'تأكيد البريد',
    link_verify: 'تأكيد البريد',
    link_reset: 'كلمة مرور جديدة',
    link_login_code: 'صفحة تسجيل الدخول',
    link_password_changed: 'التراجع عن التغيير',
    link_email_changed: 'التراجع عن التغيير',
    link_phone_changed: 'التراجع عن التغيير',
    link_agent_linked: 'الوكلاء المرتبطون',
    link_phone_claimed: 'الملف الشخصي',
    sms_reset: 'لاختيار كلمة مرور جديدة في {shop} خلال 30 دقيقة: {url}',
    sms_claim:
      'رقمك مسجّل بلا تأكيد في حساب له بريد في {shop}. إن كان الحساب لك فاستعده من بريدك، وإن لم يكن فافتح حسابًا برقمك خلال 30 دقيقة: {url}',
    sms_password_changed: 'تغيّرت كلمة مرور حسابك في {shop}. إن لم تكن أنت فتراجع خلال 7 أيام: {url}',
    sms_email_changed: 'تغيّر بريد حسابك في {shop}. إن لم تكن أنت فتراجع خلال 7 أيام: {url}',
    sms_phone_changed: 'تغيّر رقم جوال حسابك في {shop}. إن لم تكن أنت فتراجع خلال 7 أيام: {url}',
    sms_code: 'كود التأكيد في {shop}: {code}. لا تشاركه مع أحد.',
    sms_login_code: 'كود الدخول إلى حسابك في {shop}: {code}. صالح لعشر دقائق. لا تشاركه مع أحد.',
  },
  en: {
    subject_welcome: 'Welcome to {shop}',
    subject_verify: 'Confirm your email address',
    subject_reset: 'Choose a new password',
    subject_login_code: 'Your login code: {code}',
    subject_password_changed: 'The password of your account was changed',
    subject_email_changed: 'The email address of your account was changed',
    subject_phone_changed: 'The phone of your account was changed',
    subject_agent_linked: 'A shopping agent was linked to your account',
    subject_phone_claimed: 'The phone was taken off your account',
    body_welcome:
      'Hello {name}, good to have you. Confirm your address to log in with it and to find your earlier orders in your account.',
    body_verify: 'Hello {name}, press the button to confirm that this address is yours. The link works for two days.',
    body_reset:
      'Hello {name}, somebody asked for a new password for your account. If it was you, press the button within 30 minutes; if not, leave this mail alone and nothing will change.',
    body_login_code:
      'Hello {name}, your code to log in is {code}. It works for ten minutes. Share it with nobody; if you did not ask for it, leave this mail alone.',
    body_password_changed:
      'Hello {name}, the password of your account was changed and its other sessions were ended. If it was not you, undo the change within 7 days.',
    body_email_changed:
      'Hello {name}, the email address of your account was changed. If it was not you, undo the change within 7 days.',
    body_phone_changed:
      'Hello {name}, the phone of your account was changed. If it was not you, undo the change within 7 days.',
    body_agent_linked:
      'Hello {name}, the shopping agent {host} was linked to your account and acts for it as it was allowed to. If it was not you, unlink it in your settings and change your password.',
    body_phone_claimed:
      'Hello {name}, somebody else proved that the phone in your account is theirs. You had not confirmed it, so we took it off. Add your own in your profile.',
    link_welcome: 'Confirm the address',
    link_verify: 'Confirm the address',
    link_reset: 'New password',
    link_login_code: 'To the login page',
    link_password_changed: 'Undo the change',
    link_email_changed: 'Undo the change',
    link_phone_changed: 'Undo the change',
    link_agent_linked: 'Linked agents',
    link_phone_claimed: 'My profile',
    sms_reset: 'To choose a new password at {shop} within 30 minutes: {url}',
    sms_claim:
      'Your number stands unconfirmed on an account with an email address at {shop}. If it is yours, recover it from your mail; if not, open an account with your number within 30 minutes: {url}',
    sms_password_changed:
      'The password of your account at {shop} was changed. If it was not you, undo it within 7 days: {url}',
    sms_email_changed:
      'The email of your account at {shop} was changed. If it was not you, undo it within 7 days: {url}',
    sms_phone_changed:
      'The phone of your account at {shop} was changed. If it was not you, undo it within 7 days: {url}',
    sms_login_code: 'Your code to log in at {shop}: {code}. It works for ten minutes. Share it with nobody.',
    sms_code: 'Your code at {shop}: {code}. Share it with nobody.',
  },
});

export interface AccountMailContext {
  store: Letterhead;
  publicUrl: string;
  /** The path of its button, without the language. */
  path: string;
  /** Values for its texts, in addition to the customer's and the shop's names. */
  params?: Record<string, string>;
}

/** A mail about an account, in both languages, the customer's first. */
export function accountMail(
  customer: Pick<CustomerRow, 'first_name' | 'language'>,
  to: string,
  kind: AccountMail,
  context: AccountMailContext,
): Mail {
  const languages = context.store.languagesFor(customer.language);
  const [first] = languages;
  const words = context.store.words.over('account', accountTexts);
  const subjectIn = (language: Language) =>
    words.say(language, `subject_${kind}`, { shop: context.store.name[language], ...context.params });
  const sections = languages.map((language) => {
    const parts: MailPart[] = [
      { kind: 'text', text: words.say(language, `body_${kind}`, { name: customer.first_name, ...context.params }) },
      {
        kind: 'link',
        label: words.say(language, `link_${kind}`),
        url: pageUrl(context.publicUrl, language, context.path),
      },
    ];
    return { language, heading: subjectIn(language), parts };
  });
  const { html, text } = layOutMail(context.store.senderIn(first), sections);
  return { to, subject: subjectIn(first), html, text };
}
