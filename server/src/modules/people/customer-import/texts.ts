import type { CustomerImportFault } from '@waha/contract/vocabulary';
import { createTexts, type Language } from '../../../platform/text/index.ts';

const texts = createTexts({
  ar: {
    no_phone: 'لا رقم جوال في السطر، وبه يسجّل العميل دخوله أول مرة',
    phone_invalid: 'رقم الجوال ليس رقمًا صحيحًا. اكتبه مثل 05 أو مع مفتاح الدولة',
    phone_dropped: 'رقم الجوال لعميل آخر، فتركناه',
    email_invalid: 'البريد الإلكتروني غير صحيح، فتركناه',
    email_taken: 'البريد الإلكتروني أثبته عميل آخر، فتركناه',
    consent_unclear: 'لم نفهم خانة الموافقة على الرسائل الإعلانية، فعددناها «لا»',
    group_unknown: 'لا مجموعة بهذا الاسم هنا، فبقي بلا مجموعة. أنشئها ثم أرسل الملف من جديد',
    tags_left: 'الوسوم لا تُنقل',
    address_left: 'العنوان لا يُنقل: يكتبه العميل عند أول طلب بالعنوان الوطني',
    merged: 'هذا العميل في سطر سابق، فضممنا السطرين',
    own_account: 'هذا حسابك، ولا تضع حسابك في مجموعة',
  },
  en: {
    no_phone: 'The row has no phone, by which a customer first signs in',
    phone_invalid: 'The phone is not a number. Write it like 05…, or with the code of its country',
    phone_dropped: 'The phone is another customer’s, and was left out',
    email_invalid: 'The e-mail address is not right, and was left out',
    email_taken: 'Another customer has proved the e-mail address, and it was left out',
    consent_unclear: 'The cell about advertising was not understood, and was taken as no',
    group_unknown: 'There is no group of this name here. Make it, and send the file again',
    tags_left: 'Tags are not taken',
    address_left: 'The address is not taken: the customer writes the national address with the first order',
    merged: 'This customer is in an earlier row, and the two were joined',
    own_account: 'This is your own account, which you do not put into a group',
  },
} satisfies Record<Language, Record<CustomerImportFault, string>>);

export const faultText = (fault: CustomerImportFault, language: Language): string => texts.say(language, fault);
