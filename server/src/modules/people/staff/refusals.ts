import type { staffRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const staffRefusalTexts = {
  ar: {
    'staff.credentials_wrong': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    'staff.proof_needed':
      'جرت محاولات كثيرة على هذا الحساب. ابدأ من جديد وأرسل مع كلمة المرور كود تطبيق المصادقة أو كود استرداد',
    'staff.challenge_invalid': 'انتهت مهلة تسجيل الدخول. ابدأ من جديد من فضلك',
    'staff.code_wrong': 'الكود غير صحيح أو سبق استخدامه',
    'staff.email_taken': 'يوجد موظف مسجّل بهذا البريد الإلكتروني',
    'staff.last_owner': 'لا بد للمتجر من مالك: عيّن مالكًا آخر أولًا',
    'staff.setup_over':
      'هذا الرابط استُخدم أو انتهت مدته. إن كان لك حساب فسجّل الدخول، وإلا فأعد تشغيل المتجر ليطبع رابطًا جديدًا',
    'staff.not_found': 'لا يوجد موظف بهذه البيانات',
  },
  en: {
    'staff.credentials_wrong': 'The email or password is not right',
    'staff.proof_needed':
      'Many guesses were made at this account. Start again, and send a code of your authenticator app or a recovery code along',
    'staff.challenge_invalid': 'Signing in took too long. Please start again',
    'staff.code_wrong': 'The code is not right or was used before',
    'staff.email_taken': 'Somebody with this email works here already',
    'staff.last_owner': 'The shop needs an owner: name another one first',
    'staff.setup_over':
      'This address was used or has expired. Sign in if you have an account; otherwise start the shop again, which prints a new one',
    'staff.not_found': 'Nobody like that works here',
  },
} satisfies TextsFor<keyof typeof staffRefusals>;
