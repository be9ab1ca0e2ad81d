import type { platformRefusals } from '@waha/contract';
import type { TextsFor } from '../platform/text/index.ts';

/** Texts of refusals that come before any module. */
export const platformRefusalTexts = {
  ar: {
    'request.malformed': 'تعذّر فهم الطلب',
    'request.too_large': 'حجم البيانات المرسلة أكبر من المسموح',
    'request.unsupported_media_type': 'نوع البيانات المرسلة غير مدعوم',
    'request.invalid': 'يرجى مراجعة البيانات المدخلة',
    'request.not_found': 'لم نجد ما تبحث عنه',
    'request.method_not_allowed': 'هذه العملية غير متاحة هنا',
    'request.rate_limited': 'محاولات كثيرة، يرجى الانتظار قليلًا ثم المحاولة من جديد',
    'request.idempotency_key_reused': 'استُخدم مفتاح هذا الطلب لطلب مختلف',
    'request.idempotency_in_flight': 'الطلب نفسه قيد التنفيذ، لحظات من فضلك',
    'server.failed': 'حدث خطأ غير متوقع، يرجى المحاولة من جديد',
    'server.unavailable': 'المتجر مشغول حاليًا، يرجى المحاولة بعد لحظات',
    'auth.api_key_invalid': 'مفتاح المتجر غير صحيح',
    'auth.token_invalid': 'انتهت الجلسة، يرجى تسجيل الدخول من جديد',
    'auth.required': 'يرجى تسجيل الدخول أولًا',
    'auth.forbidden': 'لا تملك صلاحية لهذه العملية',
    'conflict.changed': 'غيّر شخص آخر هذه البيانات بعد أن فتحتها، راجع القيم الحالية ثم احفظ من جديد',
  },
  en: {
    'request.malformed': 'The request could not be understood',
    'request.too_large': 'That is more data than allowed',
    'request.unsupported_media_type': 'This kind of data is not supported',
    'request.invalid': 'Please check what you entered',
    'request.not_found': 'We could not find what you are looking for',
    'request.method_not_allowed': 'This cannot be done here',
    'request.rate_limited': 'Too many attempts. Please wait a little and try again',
    'request.idempotency_key_reused': 'The key of this request was used for a different one',
    'request.idempotency_in_flight': 'The same request is being carried out, one moment please',
    'server.failed': 'Something went wrong on our side. Please try again',
    'server.unavailable': 'The shop is busy right now. Please try again in a moment',
    'auth.api_key_invalid': 'The store key is not valid',
    'auth.token_invalid': 'Your session has ended. Please log in again',
    'auth.required': 'Please log in first',
    'auth.forbidden': 'You are not allowed to do this',
    'conflict.changed': 'Somebody else changed this after you opened it. Look at what it is now, then save again',
  },
} satisfies TextsFor<keyof typeof platformRefusals>;
