import type { memberRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const memberRefusalTexts = {
  ar: {
    'members.invoice_not_found': 'لم نجد بين طلباتك المستلمة فاتورة بهذا الرقم',
    'members.already_member': 'أنت عضو في المجتمع',
    'members.request_open': 'طلبك السابق قيد النظر، وسنخبرك حين نقرر',
    'members.asked_too_soon': 'يمكنك إرسال طلب جديد بعد 30 يومًا من الرد السابق',
    'members.request_not_found': 'لم نجد هذا الطلب',
    'members.request_decided': 'سبق البت في هذا الطلب',
    'members.too_many_messages': 'وصلت الرسائل على هذا الطلب إلى حدها، تواصل معنا من صفحة الاتصال',
    'members.not_member': 'هذه الصفحة لأعضاء المجتمع، ويمكنك الانضمام إليهم',
    'members.suspended': 'عضويتك موقوفة، ويمكنك التواصل معنا بشأنها',
    'members.not_found': 'لم نجد هذا العضو',
    'members.handle_taken': 'اسم المستخدم هذا محجوز لعضو آخر',
    'members.word_listed': 'في ملفك كلمة لا تُنشر في المجتمع، غيّرها ثم احفظ',
    'members.name_reserved': 'هذا الاسم يبدو كأنه للمتجر أو لفريقه، اختر اسمًا غيره',
    'members.handle_reserved': 'اسم المستخدم هذا محجوز لفريق المتجر، اختر غيره',
    'members.own': 'لا يمكنك فعل هذا مع نفسك',
    'members.too_many_blocks': 'وصلت إلى أكبر عدد من المحظورين والمكتومين',
  },
  en: {
    'members.invoice_not_found': 'None of your delivered orders has an invoice with this number',
    'members.already_member': 'You are a member of the community',
    'members.request_open': 'Your request is being looked at; we will tell you what we decide',
    'members.asked_too_soon': 'You can ask again 30 days after the last answer',
    'members.request_not_found': 'There is no such request',
    'members.request_decided': 'This request has been decided already',
    'members.too_many_messages': 'There is no room for more messages on this request; write to us on the contact page',
    'members.not_member': 'This is for members of the community; you can join them',
    'members.suspended': 'Your membership is suspended; you can write to us about it',
    'members.not_found': 'There is no such member',
    'members.handle_taken': 'Another member has this username',
    'members.word_listed': 'Your profile has a word that is not published in the community; change it and save again',
    'members.name_reserved': 'This name could be taken for the shop’s or its team’s; choose another',
    'members.handle_reserved': 'This username is kept for the shop’s team; choose another',
    'members.own': 'You cannot do this to yourself',
    'members.too_many_blocks': 'You have blocked and muted as many members as there can be',
  },
} satisfies TextsFor<keyof typeof memberRefusals>;
