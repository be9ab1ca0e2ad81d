import type { privacyRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const privacyRefusalTexts = {
  ar: {
    'privacy.processor_not_found': 'هذا المعالج غير موجود في القائمة',
    'privacy.processors_full': 'القائمة ممتلئة. احذف ما لم تعد تتعامل معه',
    'privacy.request_not_found': 'هذا الطلب غير موجود',
    'privacy.too_many_requests': 'لديك طلبات كثيرة مفتوحة أو حديثة. نرد عليها أولًا، ثم أعد المحاولة',
    'privacy.code_wrong': 'الكود غير صحيح أو انتهت مدته. أعد كتابته أو ابدأ من جديد',
    'privacy.link_invalid': 'الرابط غير صالح أو انتهت مدته. اطلب رابطًا جديدًا',
    'privacy.step_impossible': 'هذه الخطوة غير ممكنة في حال الطلب الآن',
    'privacy.reason_missing': 'اكتب السبب: سيقرؤه صاحب الطلب',
    'privacy.no_account': 'لا يوجد حساب أثبت هذا البريد أو الجوال، فلا شيء يُرسل أو يُحذف من هنا',
    'privacy.future': 'هذا الوقت لم يأت بعد',
    'privacy.log_full': 'السجل ممتلئ. أنه هذا وابدأ غيره',
    'privacy.breach_not_found': 'هذه الحادثة غير موجودة',
    'privacy.breach_closed': 'أغلقت هذه الحادثة، فلا يغيّر ما فيها',
    'privacy.breaches_full': 'سجل الحوادث ممتلئ',
    'privacy.count_changed': 'تغيّر عدد من ستراسلهم. راجع العدد ثم أرسل',
  },
  en: {
    'privacy.processor_not_found': 'This processor is not in the list',
    'privacy.processors_full': 'The list is full. Remove those that you no longer work with',
    'privacy.request_not_found': 'There is no such request',
    'privacy.too_many_requests': 'You have many open or recent requests. We answer them first; then try again',
    'privacy.code_wrong': 'The code is wrong or over. Type it again, or start anew',
    'privacy.link_invalid': 'The link is wrong or over. Ask for a new one',
    'privacy.step_impossible': 'This step is not possible in the present state',
    'privacy.reason_missing': 'Write the reason: the person will read it',
    'privacy.no_account': 'No account has proved this address or phone, so nothing can be sent or erased from here',
    'privacy.future': 'This time has not come yet',
    'privacy.log_full': 'The log is full. End this one and begin another',
    'privacy.breach_not_found': 'There is no such breach',
    'privacy.breach_closed': 'This breach is closed, and changes no more',
    'privacy.breaches_full': 'The register of breaches is full',
    'privacy.count_changed': 'The number of those you write to has changed. Look again, then send',
  },
} satisfies TextsFor<keyof typeof privacyRefusals>;
