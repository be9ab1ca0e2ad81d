import type { Bilingual } from '../../../../platform/text/index.ts';

/** The name of a mail and when it is sent: Arabic and English of the name, then of the time. */
type About = readonly [nameAr: string, nameEn: string, whenAr: string, whenEn: string];

const about: Readonly<Record<string, About>> = {
  'order.placed': ['استلمنا الطلب', 'Order received', 'فور إرسال الطلب', 'As soon as an order is placed'],
  'order.confirmed': ['تأكيد الطلب', 'Order confirmed', 'حين يصل المبلغ أو تؤكد الطلب', 'When it is paid or confirmed'],
  'order.items_changed': [
    'عُدّلت أصناف الطلب',
    'Items edited',
    'حين تعدّل أصناف طلب لم يُدفع',
    'When you edit items of an order that is not paid',
  ],
  'order.given': [
    'سُلّمت المنتجات الرقمية',
    'Digital goods given',
    'حين تُسلَّم أكواد الطلب أو ملفاته',
    'When codes or files of an order are given',
  ],
  'order.part_shipped': ['شُحن جزء', 'Part shipped', 'حين يُرسل جزء من الطلب', 'When a part of an order is sent'],
  'order.shipped': [
    'شُحن الطلب',
    'Order shipped',
    'حين يُرسل الطلب كله أو آخره',
    'When all or the rest of an order is sent',
  ],
  'order.delivered': ['وصل الطلب', 'Order delivered', 'حين يصل الطلب إلى صاحبه', 'When an order has arrived'],
  'order.cancelled': ['أُلغي الطلب', 'Order cancelled', 'حين يُلغى الطلب', 'When an order is cancelled'],
  'order.expired': [
    'انتهت مهلة الدفع',
    'Payment time over',
    'حين لا يصل المبلغ في وقته',
    'When the payment did not come in time',
  ],
  'payment.link': [
    'رابط الدفع',
    'Payment link',
    'بعد طلب بالهاتف لم يُدفع',
    'After an order by phone that waits for its payment',
  ],
  'return.requested': ['طلب إرجاع', 'Return requested', 'حين يطلب المشتري الإرجاع', 'When a buyer asks for a return'],
  'return.approved': ['قُبل الإرجاع', 'Return approved', 'حين توافق على الإرجاع', 'When you approve a return'],
  'return.labelled': [
    'ملصق الإرجاع',
    'Label of a return',
    'حين يجهز الملصق',
    'When the label for the way back is ready',
  ],
  'return.received': ['وصلت المرتجعات', 'Return received', 'حين تصلك المنتجات', 'When the goods are back'],
  'return.refunded': ['رُدّ المبلغ', 'Return refunded', 'حين يُرد مبلغ الإرجاع', 'When a return is paid back'],
  'return.exchanged': [
    'أُرسل البديل',
    'Replacement sent',
    'حين ترسل بديل ما استُبدل. يتبعه رقم الشحنة',
    'When you send what was exchanged for; its parcel follows',
  ],
  'return.exchange_requested': [
    'طلب استبدال',
    'Exchange requested',
    'حين يطلب المشتري الاستبدال',
    'When a buyer asks for an exchange',
  ],
  'return.exchange_approved': [
    'قُبل الاستبدال',
    'Exchange approved',
    'حين توافق على الاستبدال',
    'When you approve an exchange',
  ],
  'return.exchange_received': [
    'وصل ما يُستبدل',
    'Exchange received',
    'حين يصلك ما يُستبدل',
    'When the goods of an exchange are back',
  ],
  'return.exchange_rejected': [
    'رُفض الاستبدال',
    'Exchange declined',
    'حين ترفض الاستبدال. يتبعه السبب',
    'When you decline an exchange; the reason follows',
  ],
  'return.paid_back': [
    'مبلغ من الطلب',
    'Refund of an order',
    'حين ترد مبلغًا دون إرجاع',
    'When you pay back without a return',
  ],
  'return.rejected': [
    'رُفض الإرجاع',
    'Return declined',
    'حين ترفض الإرجاع. يتبعه السبب',
    'When you decline a return; the reason follows',
  ],
  'return.answered': [
    'رسالة عن الإرجاع',
    'Message about a return',
    'حين تكتب للمشتري عن إرجاعه',
    'When you write about a return',
  ],
  'transfer.unwanted': [
    'حوالة أُعيدت: لا تُنتظر',
    'Transfer sent back: not awaited',
    'حين تعيد حوالة وصلت بعد فوات الطلب',
    'When the order no longer waited for it',
  ],
  'transfer.mismatched': [
    'حوالة أُعيدت: مبلغ آخر',
    'Transfer sent back: other amount',
    'حين تعيد حوالة بغير المبلغ المطلوب',
    'When its amount was not the one asked for',
  ],
  'transfer.paid': [
    'حوالة أُعيدت: طلب ملغى',
    'Transfer sent back: cancelled',
    'حين تعيد حوالة طلب أُلغي',
    'When the order was cancelled',
  ],
  'account.welcome': ['حساب جديد', 'New account', 'حين يفتح أحدهم حسابًا', 'When somebody opens an account'],
  'account.verify': [
    'تأكيد البريد',
    'Confirm the address',
    'حين يُطلب تأكيد البريد',
    'When an address is to be confirmed',
  ],
  'account.reset': [
    'كلمة مرور جديدة',
    'New password',
    'حين ينسى أحدهم كلمة المرور',
    'When somebody forgot their password',
  ],
  'account.login_code': [
    'كود الدخول',
    'Login code',
    'حين يطلب أحدهم الدخول بكود إلى بريده',
    'When somebody asks to log in by a code to their address',
  ],
  'account.password_changed': [
    'تغيّرت كلمة المرور',
    'Password changed',
    'بعد تغيير كلمة المرور',
    'After a password was changed',
  ],
  'account.email_changed': [
    'تغيّر البريد',
    'Address changed',
    'بعد تغيير البريد، إلى البريد السابق',
    'After an address was changed, to the one before',
  ],
  'account.phone_changed': ['تغيّر الجوال', 'Phone changed', 'بعد تغيير رقم الجوال', 'After a phone was changed'],
  'account.phone_claimed': [
    'أُزيل الجوال',
    'Phone taken off',
    'حين يثبت غيره أن الرقم له',
    'When somebody else proved that the phone is theirs',
  ],
  'account.agent_linked': [
    'رُبط وكيل تسوق',
    'Shopping agent linked',
    'حين يُربط وكيل تسوق بحساب، إلى بريده المؤكَّد',
    'When a shopping agent was linked to an account, to its confirmed address',
  ],
  'membership.approved': [
    'أهلًا بك في المجتمع',
    'Welcome to the community',
    'حين تقبل طلب الانضمام',
    'When you accept a request to join',
  ],
  'membership.rejected': [
    'اعتذار عن الانضمام',
    'Request to join declined',
    'حين ترفض طلب الانضمام',
    'When you decline a request to join',
  ],
  'membership.answered': [
    'رسالة عن الانضمام',
    'Message about joining',
    'حين تكتب عن طلب الانضمام',
    'When you write about a request to join',
  ],
  'points.expiring': ['نقاط تنتهي', 'Points expire', 'قبل أن تنتهي نقاط العميل', 'Before points of a customer expire'],
  'question.answered': [
    'جواب عن سؤال',
    'Answer to a question',
    'حين يُنشر جواب عن سؤال العميل',
    'When an answer to a customer’s question is published',
  ],
  'earnings.posted': [
    'نقاط متاحة لمسوّق',
    'Points of an affiliate',
    'حين تصير نقاط المسوّق متاحة',
    'When points of an affiliate can be used',
  ],
  'earnings.approved': ['اعتماد السحب', 'Withdrawal approved', 'حين تعتمد طلب سحب', 'When you approve a withdrawal'],
  'earnings.rejected': ['رفض السحب', 'Withdrawal declined', 'حين ترفض طلب سحب', 'When you decline a withdrawal'],
  'earnings.paid': ['تحويل السحب', 'Withdrawal paid', 'حين تسجّل تحويل المبلغ', 'When you write down its transfer'],
  'affiliate.approved': ['قبول مسوّق', 'Affiliate accepted', 'حين تقبل طلب تسويق', 'When you accept an application'],
  'affiliate.rejected': ['رفض مسوّق', 'Affiliate declined', 'حين ترفض طلب تسويق', 'When you decline an application'],
  'affiliate.suspended': ['إيقاف مسوّق', 'Affiliate suspended', 'حين توقف مسوّقًا', 'When you suspend an affiliate'],
  'affiliate.restored': ['عودة مسوّق', 'Affiliate restored', 'حين تعيد مسوّقًا', 'When you let an affiliate back'],
};

export function describeMail(key: string): { name: Bilingual; when: Bilingual } {
  const [nameAr, nameEn, whenAr, whenEn] = about[key] ?? [key, key, '', ''];
  return { name: { ar: nameAr, en: nameEn }, when: { ar: whenAr, en: whenEn } };
}
