import type { ApprovedWords } from '../../../platform/sms/index.ts';
import type { Language, TextsFor } from '../../../platform/text/index.ts';

/** Templates with a text that a channel approves beforehand, by category. */
const categories = {
  order_placed: 'utility',
  order_confirmed: 'utility',
  order_items_changed: 'utility',
  order_given: 'utility',
  order_part_shipped: 'utility',
  order_shipped: 'utility',
  order_delivered: 'utility',
  order_cancelled: 'utility',
  order_expired: 'utility',
  payment_link: 'utility',
  return_approved: 'utility',
  return_rejected: 'utility',
  return_refunded: 'utility',
  restock: 'utility',
  points_expiring: 'utility',
  sms_code: 'authentication',
  sms_login_code: 'authentication',
  order_code: 'authentication',
  sms_reset: 'utility',
  sms_claim: 'utility',
  sms_password_changed: 'utility',
  sms_email_changed: 'utility',
  sms_phone_changed: 'utility',
} as const satisfies Record<string, ApprovedWords['category']>;
type ApprovedTemplate = keyof typeof categories;

/** Names of all messages to phones. */
// The keys of the list above.
export const phoneTemplates = Object.keys(categories) as ApprovedTemplate[];
export type PhoneTemplate = ApprovedTemplate;

/** Bodies without the address, which is the button's. No place stands at either end: Meta refuses such texts. */
const bodies = {
  ar: {
    order_placed: 'استلمنا طلبك {number} وسنخبرك حين يخرج إليك.',
    order_confirmed: 'تأكد طلبك {number} وبدأنا العمل عليه.',
    order_given: 'منتجات طلبك {number} الرقمية جاهزة في صفحته، ولا تعط الرابط أحدًا.',
    order_items_changed: 'عُدّلت أصناف طلبك {number}. في الصفحة ما فيه الآن.',
    order_part_shipped: 'جزء من طلبك {number} في الطريق إليك.',
    order_shipped: 'طلبك {number} في الطريق إليك.',
    order_delivered: 'وصل طلبك {number}. نتمنى أن يعجبك.',
    order_cancelled: 'أُلغي طلبك {number}.',
    order_expired: 'انتهت مهلة طلبك {number} فأُلغي الحجز.',
    payment_link: 'طلبك {number} جاهز للدفع، والمطلوب {amount}. لا تعط الرابط أحدًا.',
    return_approved: 'قُبل طلب الإرجاع {number}. في الصفحة كيف تعيد القطع إلينا.',
    return_rejected: 'راجعنا طلب الإرجاع {number} ولم نقبله. السبب في الصفحة.',
    return_refunded: 'رددنا لك {amount} عن طلب الإرجاع {number}.',
    restock: 'توفّر من جديد ما طلبت أن نخبرك عنه: «{name}». الكمية محدودة.',
    points_expiring: 'تنتهي {points} من نقاطك يوم {date}. استبدلها قبل ذلك.',
    sms_code: 'كود التأكيد {code} ولا تشاركه مع أحد.',
    sms_login_code: 'كود الدخول {code} ولا تشاركه مع أحد.',
    order_code: 'كود تأكيد الطلب {code} ولا تشاركه مع أحد.',
    sms_reset: 'طلبت كلمة مرور جديدة. الرابط صالح 30 دقيقة، ولا تعطه أحدًا.',
    sms_claim: 'طلب أحد الدخول بهذا الرقم. إن كنت أنت فافتح الرابط خلال 30 دقيقة.',
    sms_password_changed: 'تغيّرت كلمة مرور حسابك. إن لم تكن أنت فتراجع خلال 7 أيام.',
    sms_email_changed: 'تغيّر بريد حسابك. إن لم تكن أنت فتراجع خلال 7 أيام.',
    sms_phone_changed: 'تغيّر رقم جوال حسابك. إن لم تكن أنت فتراجع خلال 7 أيام.',
  },
  en: {
    order_placed: 'We have your order {number} and will tell you when it leaves.',
    order_confirmed: 'Your order {number} is confirmed.',
    order_given: 'The digital goods of your order {number} are on its page. Give the link to nobody.',
    order_items_changed: 'Items of your order {number} were edited. The page shows what is in it now.',
    order_part_shipped: 'A part of your order {number} is on its way.',
    order_shipped: 'Your order {number} is on its way.',
    order_delivered: 'Your order {number} has arrived.',
    order_cancelled: 'Your order {number} is cancelled.',
    order_expired: 'The time of your order {number} ran out, and the goods were released.',
    payment_link: 'Your order {number} is ready to be paid: {amount}. Give the link to nobody.',
    return_approved: 'Your return {number} is approved. The page says how to send the pieces back.',
    return_rejected: 'We looked at your return {number} and did not approve it. The page says why.',
    return_refunded: 'We refunded {amount} for your return {number}.',
    restock: 'Back in stock, as you asked: “{name}”. There are only so many.',
    points_expiring: 'Of your points {points} expire on {date}. Use them before.',
    sms_code: 'Your code is {code}. Share it with nobody.',
    sms_login_code: 'Your code to log in is {code}. Share it with nobody.',
    order_code: 'The code of your order is {code}. Share it with nobody.',
    sms_reset: 'You asked for a new password. The link works for 30 minutes; give it to nobody.',
    sms_claim: 'Somebody asked to log in with this number. If it was you, open the link within 30 minutes.',
    sms_password_changed: 'The password of your account was changed. If it was not you, undo it within 7 days.',
    sms_email_changed: 'The e-mail address of your account was changed. If it was not you, undo it within 7 days.',
    sms_phone_changed: 'The phone number of your account was changed. If it was not you, undo it within 7 days.',
  },
} satisfies TextsFor<ApprovedTemplate>;

const buttons = { ar: { open: 'افتح الصفحة' }, en: { open: 'Open the page' } } satisfies TextsFor<'open'>;

const isApproved = (template: string): template is ApprovedTemplate => Object.hasOwn(categories, template);

/** The text of a template for channels that approve texts; undefined for one without. */
export function approvedText(template: string, language: Language): ApprovedWords | undefined {
  if (!isApproved(template)) return undefined;
  const category = categories[template];
  return {
    category,
    body: bodies[language][template],
    button: category === 'authentication' ? null : buttons[language].open,
  };
}
