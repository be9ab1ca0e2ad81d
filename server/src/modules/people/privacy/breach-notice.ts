import { createTexts, type Language } from '../../../platform/text/index.ts';
import type { StoreIdentity } from '../../shop/settings/index.ts';
import type { BreachRow } from './breaches.store.ts';
import { registerWords } from './texts.ts';

const words = createTexts(registerWords);

const noticeTexts = createTexts({
  ar: {
    to: 'إلى: الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا)',
    subject: 'الموضوع: إشعار بتسرب بيانات شخصية ({reference})',
    by: 'جهة التحكم: {shop}',
    contact: 'للتواصل: {contact}',
    law: 'نشعركم وفق المادة العشرين من نظام حماية البيانات الشخصية ولائحته التنفيذية بما يلي:',
    known: 'وقت العلم بالحادثة: {at} (بتوقيت الرياض)',
    happened: '1. ما حدث',
    cause: 'السبب',
    unknown: 'قيد البحث',
    data: '2. البيانات المعنية',
    persons: '3. أصحاب البيانات وعددهم التقريبي',
    count: '{persons}؛ نحو {count}',
    effects: '4. الآثار المحتملة عليهم',
    measures: '5. ما اتخذناه وما سنتخذه من إجراءات',
    told: '6. إشعار أصحاب البيانات',
    told_yes: 'راسلنا {count} من أصحاب البيانات في {at}.',
    told_no: 'نشعر أصحاب البيانات دون تأخير إن كان في الحادثة ضرر عليهم.',
  },
  en: {
    to: 'To: the Saudi Data and Artificial Intelligence Authority (SDAIA)',
    subject: 'Subject: notice of a personal data breach ({reference})',
    by: 'Controller: {shop}',
    contact: 'Contact: {contact}',
    law: 'Under article 20 of the Personal Data Protection Law and its regulations we give notice of the following:',
    known: 'We knew of the incident at: {at} (time of Riyadh)',
    happened: '1. What happened',
    cause: 'Cause',
    unknown: 'being looked into',
    data: '2. The data concerned',
    persons: '3. The persons concerned, and about how many',
    count: '{persons}; about {count}',
    effects: '4. Likely effects on them',
    measures: '5. Measures that we took and will take',
    told: '6. Notice to the persons',
    told_yes: 'We wrote to {count} persons at {at}.',
    told_no: 'We tell the persons without delay where the incident may harm them.',
  },
});

const momentIn = (language: Language, at: Date) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(at);

/** The notice to the authority, as article 20 of the law and its regulation want it, from an entry. */
export function noticeOf(language: Language, breach: BreachRow, store: StoreIdentity, sent: number): string {
  const say = (key: Parameters<typeof noticeTexts.say>[1], values: Record<string, string> = {}) =>
    noticeTexts.say(language, key, values);
  const data = breach.data
    .map((kind) => words.say(language, `data_${kind}` as Parameters<typeof words.say>[1]))
    .join(language === 'ar' ? '، ' : ', ');
  const contact = [store.email, store.phone].filter(Boolean).join(' · ');
  const told = breach.letters_at
    ? say('told_yes', { count: String(sent), at: momentIn(language, breach.letters_at) })
    : say('told_no');
  return [
    [say('to'), say('subject', { reference: breach.reference })],
    [say('by', { shop: store.name[language] }), ...(contact ? [say('contact', { contact })] : [])],
    [say('law')],
    [say('known', { at: momentIn(language, breach.known_at) })],
    [say('happened'), breach.happened, `${say('cause')}: ${breach.cause || say('unknown')}`],
    [say('data'), data],
    [say('persons'), say('count', { persons: breach.persons, count: String(breach.persons_count) })],
    [say('effects'), breach.effects],
    [say('measures'), breach.measures],
    [say('told'), told],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
