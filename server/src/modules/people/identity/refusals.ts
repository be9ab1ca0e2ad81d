import type { identityRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const identityRefusalTexts = {
  ar: {
    'auth.registration_refused': 'تعذّر إنشاء الحساب بهذه البيانات. إن كان لديك حساب فسجّل الدخول أو استعد كلمة المرور',
    'auth.credentials_wrong': 'رقم الجوال أو البريد أو كلمة المرور غير صحيحة',
    'auth.password_wrong': 'كلمة المرور الحالية غير صحيحة',
    'auth.too_many_attempts': 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى',
    'auth.proof_needed': 'كثرت محاولات الدخول إلى هذا الحساب. سجّل الدخول من جهاز سبق أن دخلت منه، أو استعد كلمة المرور',
    'auth.link_invalid': 'هذا الرابط غير صالح أو انتهت مدته. اطلب رابطًا جديدًا',
    'auth.code_wrong': 'الكود غير صحيح أو انتهت مدته',
    'auth.session_not_found': 'هذه الجلسة غير موجودة',
    'auth.orders_open': 'لديك طلبات لم تكتمل بعد. يمكنك حذف الحساب بعد وصولها أو إلغائها',
  },
  en: {
    'auth.registration_refused':
      'We could not open an account with these details. If you have one, log in or reset its password',
    'auth.credentials_wrong': 'The phone, email or password is not right',
    'auth.password_wrong': 'Your current password is not right',
    'auth.too_many_attempts': 'Too many attempts. Please wait a little and try again',
    'auth.proof_needed':
      'There were too many attempts to log in to this account. Log in from a device you used before, or choose a new password',
    'auth.link_invalid': 'This link is not valid or has expired. Please ask for a new one',
    'auth.code_wrong': 'The code is not right or has expired',
    'auth.session_not_found': 'This session does not exist',
    'auth.orders_open':
      'Some of your orders are not finished. You can delete the account once they have arrived or are cancelled',
  },
} satisfies TextsFor<keyof typeof identityRefusals>;
