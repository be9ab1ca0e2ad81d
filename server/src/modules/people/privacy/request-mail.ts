import type { DataRequestStep } from '@waha/contract';
import { layOutMail, type Mail, type MailPart } from '../../../platform/mail/index.ts';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';

export const requestTexts = createTexts({
  ar: {
    subject: 'طلبك {reference} بشأن بياناتك',
    subject_code: 'كود تأكيد طلبك بشأن بياناتك: {code}',
    code: 'اكتب هذا الكود في الصفحة التي طلبته فيها خلال 30 دقيقة. إن لم تطلب شيئًا فتجاهل هذه الرسالة، ولن نسجل شيئًا.',
    erasure_code:
      'الكود {code} يحذف حسابك وكل بياناتك لدينا. لا تقله لأحد من المتجر إلا إن طلبت أنت الحذف. صالح 30 دقيقة.',
    sms_code: '{code} كود تأكيد طلبك بشأن بياناتك لدى {shop}',
    sms_step: '{shop}: {words} ({reference})',
    received: 'استلمنا طلبك، ونرد عليه قبل {date}.',
    proved: 'تأكدنا من هويتك، ونرد على طلبك قبل {date}.',
    started: 'نعمل الآن على طلبك.',
    extended: 'يحتاج طلبك إلى وقت أطول، ونرد عليه قبل {date}.',
    handed_over: 'نسخة بياناتك جاهزة. الرابط صالح 7 أيام، وهو لك وحدك: لا تعطه أحدًا.',
    in_account: 'نسخة بياناتك في إعدادات حسابك: خذها من هناك وأنت داخل إليه.',
    erased: 'حذفنا حسابك وبياناتك. تبقى الفواتير وما توجب أنظمة الضرائب حفظه، دون اسمك.',
    done: 'أنهينا طلبك.',
    refused: 'لم نتمكن من تنفيذ طلبك.',
    open: 'افتح نسخة بياناتك',
    complain: 'إن لم يرضك ردنا فلك أن تشتكي إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
  },
  en: {
    subject: 'Your request {reference} about your data',
    subject_code: 'Code for your request about your data: {code}',
    code: 'Type this code on the page where you asked, within 30 minutes. If it was not you, ignore this mail; nothing is recorded.',
    erasure_code:
      'The code {code} erases your account and all your data with us. Tell it to the shop only if you asked for that. It holds for 30 minutes.',
    sms_code: '{code} confirms your request about your data at {shop}',
    sms_step: '{shop}: {words} ({reference})',
    received: 'We have your request, and answer it before {date}.',
    proved: 'We know that it is you, and answer your request before {date}.',
    started: 'We are working on your request.',
    extended: 'Your request takes longer. We answer it before {date}.',
    handed_over: 'The copy of your data is ready. The link is open for 7 days and yours alone: give it to nobody.',
    in_account: 'The copy of your data is in the settings of your account: take it there, signed in.',
    erased: 'We erased your account and your data. Invoices, and what else tax law demands, stay without your name.',
    done: 'Your request is done.',
    refused: 'We could not do as you asked.',
    open: 'Open the copy of your data',
    complain: 'If our answer does not satisfy you, you may complain to the Saudi Data and AI Authority (SDAIA).',
  },
});

export type ToldStep = Exclude<DataRequestStep, 'assigned' | 'noted' | 'opened'>;

const dayIn = (language: Language, at: Date) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Riyadh',
  }).format(at);

export const wordsOfStep = (language: Language, step: ToldStep, dueAt: Date) =>
  requestTexts.say(language, step, { date: dayIn(language, dueAt) });

export interface StepMail {
  to: string;
  language: Language;
  reference: string;
  step: ToldStep;
  /** The words of staff, in their own language. */
  words: string;
  dueAt: Date;
  /** Address of the copy, where one was made. */
  link: string | undefined;
}

/** Mail to a person about a step of their request. */
export function stepMail({ to, language, reference, step, words, dueAt, link }: StepMail, store: Letterhead): Mail {
  const subject = requestTexts.say(language, 'subject', { reference });
  const said = (text: string): MailPart => ({ kind: 'text', text });
  const parts: MailPart[] = [
    said(wordsOfStep(language, step, dueAt)),
    ...words.split(/\n+/).filter(Boolean).map(said),
    ...(link ? [{ kind: 'link' as const, label: requestTexts.say(language, 'open'), url: link }] : []),
    ...(step === 'refused' ? [said(requestTexts.say(language, 'complain'))] : []),
  ];
  const { html, text } = layOutMail(store.senderIn(language), [{ language, heading: subject, parts }]);
  return { to, subject, html, text, ...(store.email !== '' && { replyTo: store.email }) };
}

/** Mail with the code that proves the address of a request. */
export function codeMail(
  { to, language, code }: { to: string; language: Language; code: string },
  store: Letterhead,
): Mail {
  const subject = requestTexts.say(language, 'subject_code', { code });
  const parts: MailPart[] = [{ kind: 'text', text: requestTexts.say(language, 'code') }];
  const { html, text } = layOutMail(store.senderIn(language), [{ language, heading: subject, parts }]);
  return { to, subject, html, text };
}

/** Mail with the code by which a person confirms the erasure that staff wrote down for them. */
export function erasureCodeMail(
  { to, language, code, reference }: { to: string; language: Language; code: string; reference: string },
  store: Letterhead,
): Mail {
  const subject = requestTexts.say(language, 'subject', { reference });
  const parts: MailPart[] = [{ kind: 'text', text: requestTexts.say(language, 'erasure_code', { code }) }];
  const { html, text } = layOutMail(store.senderIn(language), [{ language, heading: subject, parts }]);
  return { to, subject, html, text, ...(store.email !== '' && { replyTo: store.email }) };
}
