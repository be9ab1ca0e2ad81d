import { layOutMail, type Mail, type MailPart, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../settings/index.ts';

/** The number of sent messages, and the limit. */
type Used = readonly [sent: number, most: number];

/** A warning about an incident in the shop's own operation. */
export type OwnerWarning =
  | { kind: 'sms_budget'; state: 'near' | 'spent'; hour: Used; day: Used }
  | { kind: 'dead_jobs'; queues: readonly { queue: string; jobs: number }[] }
  | { kind: 'e_invoicing'; rejected: number; late: number; certificateDays: number | null; isCopy: boolean };

const texts = createTexts({
  ar: {
    subject_sms_near: 'ميزانية الرسائل النصية في {store} تقترب من نهايتها',
    subject_sms_spent: 'نفدت ميزانية الرسائل النصية في {store}',
    body_sms_near:
      'إذا نفدت الميزانية لا تُرسل أكواد ولا رسائل نصية أخرى. إن كانت الرسائل لعملائك فارفع الميزانية، وإلا فقد يكون أحد يستنزفها.',
    body_sms_spent:
      'لا تُرسل الآن أكواد ولا رسائل نصية أخرى. إن كانت الرسائل لعملائك فارفع الميزانية، وإلا فقد يكون أحد يستنزفها.',
    hour: 'في الساعة الأخيرة',
    day: 'في آخر 24 ساعة',
    used: '{sent} من {most}',
    open_sms: 'افتح إعدادات الرسائل',
    subject_jobs: 'مهام توقفت في {store}',
    body_jobs:
      '{count, plural, zero {لم تتوقف مهام} one {توقفت مهمة واحدة} two {توقفت مهمتان} few {توقفت # مهام} many {توقفت # مهمة} other {توقفت # مهمة}} بعد كل المحاولات: بريد لم يُرسل أو مبلغ لم يُرد مثلًا. أصلح السبب ثم أعد المحاولة من شاشة مهام الخلفية.',
    open_jobs: 'افتح مهام الخلفية',
    subject_tax: 'الفوترة الإلكترونية في {store} تحتاج إليك',
    tax_rejected:
      'رفضت هيئة الضريبة {count, plural, zero {لا مستندات} one {مستندًا واحدًا} two {مستندين} few {# مستندات} many {# مستندًا} other {# مستند}}. كلام الهيئة وما يجب فعله في الشاشة.',
    tax_late:
      'ينتظر هيئة الضريبة منذ أكثر من 12 ساعة {count, plural, zero {لا مستند} one {مستند واحد} two {مستندان} few {# مستندات} many {# مستندًا} other {# مستند}}. يجب أن تصل خلال 24 ساعة.',
    tax_certificate:
      'تنتهي شهادة الفوترة {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}. دون شهادة سارية لا يُرسل شيء.',
    tax_copy: 'استُعيد المتجر من نسخة احتياطية، فلا تصدر فواتير حتى تُسجّل وحدة فوترة جديدة.',
    open_tax: 'افتح الفوترة الإلكترونية',
  },
  en: {
    subject_sms_near: 'The text message budget of {store} is nearly used up',
    subject_sms_spent: 'The text message budget of {store} is used up',
    body_sms_near:
      'Once it is used up, no codes and no other text messages are sent. Raise the budget if the messages are to your customers; if not, somebody may be draining it.',
    body_sms_spent:
      'No codes and no other text messages are sent now. Raise the budget if the messages were to your customers; if not, somebody may be draining it.',
    hour: 'In the last hour',
    day: 'In the last 24 hours',
    used: '{sent} of {most}',
    open_sms: 'Open the settings of text messages',
    subject_jobs: 'Jobs that stopped in {store}',
    body_jobs:
      '{count, plural, one {One job} other {# jobs}} stopped after every attempt failed: a mail that never left, say, or a refund that was never made. Mend the cause, then try again from the screen of background jobs.',
    open_jobs: 'Open background jobs',
    subject_tax: 'E-invoicing of {store} needs you',
    tax_rejected:
      'The tax authority rejected {count, plural, one {one document} other {# documents}}. Its words and what to do are on the screen.',
    tax_late:
      '{count, plural, one {One document has} other {# documents have}} waited for the tax authority for more than 12 hours. They must arrive within 24.',
    tax_certificate:
      'The certificate of e-invoicing ends {days, plural, =0 {today} one {tomorrow} other {in # days}}. Without a valid one nothing is reported.',
    tax_copy: 'The shop was restored from a backup: no invoices are issued until another unit is registered.',
    open_tax: 'Open e-invoicing',
  },
});

/** A warning to an owner, in both languages: staff have no language setting, so Arabic comes first. */
export function ownerWarningMail(
  warning: OwnerWarning,
  to: string,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const subject = (language: Language) => texts.say(language, subjectOf(warning), { store: store.name[language] });
  const sections = (['ar', 'en'] as const).map(
    (language): MailSection => ({
      language,
      heading: subject(language),
      parts: partsOf(warning, language, publicUrl),
    }),
  );
  const { html, text } = layOutMail(store.senderIn('ar'), sections);
  return { to, subject: subject('ar'), html, text };
}

function subjectOf(warning: OwnerWarning) {
  if (warning.kind === 'sms_budget') return `subject_sms_${warning.state}` as const;
  return warning.kind === 'e_invoicing' ? 'subject_tax' : 'subject_jobs';
}

function partsOf(warning: OwnerWarning, language: Language, publicUrl: string): MailPart[] {
  if (warning.kind === 'sms_budget') return smsParts(warning, language, publicUrl);
  return warning.kind === 'e_invoicing'
    ? taxParts(warning, language, publicUrl)
    : jobsParts(warning, language, publicUrl);
}

type Of<Kind extends OwnerWarning['kind']> = Extract<OwnerWarning, { kind: Kind }>;

function smsParts({ state, hour, day }: Of<'sms_budget'>, language: Language, publicUrl: string): MailPart[] {
  const row = (label: 'hour' | 'day', [sent, most]: Used) => ({
    label: texts.say(language, label),
    value: texts.say(language, 'used', { sent, most }),
  });
  return [
    { kind: 'text', text: texts.say(language, `body_sms_${state}`) },
    { kind: 'rows', rows: [row('hour', hour), row('day', day)] },
    { kind: 'link', label: texts.say(language, 'open_sms'), url: `${publicUrl}/admin/settings` },
  ];
}

function jobsParts({ queues }: Of<'dead_jobs'>, language: Language, publicUrl: string): MailPart[] {
  const count = queues.reduce((sum, { jobs }) => sum + jobs, 0);
  return [
    { kind: 'text', text: texts.say(language, 'body_jobs', { count }) },
    { kind: 'rows', rows: queues.map(({ queue, jobs }) => ({ label: queue, value: String(jobs) })) },
    { kind: 'link', label: texts.say(language, 'open_jobs'), url: `${publicUrl}/admin/failed-jobs` },
  ];
}

function taxParts(
  { rejected, late, certificateDays, isCopy }: Of<'e_invoicing'>,
  language: Language,
  publicUrl: string,
): MailPart[] {
  const lines = [
    ...(rejected > 0 ? [texts.say(language, 'tax_rejected', { count: rejected })] : []),
    ...(late > 0 ? [texts.say(language, 'tax_late', { count: late })] : []),
    ...(certificateDays === null ? [] : [texts.say(language, 'tax_certificate', { days: certificateDays })]),
    ...(isCopy ? [texts.say(language, 'tax_copy')] : []),
  ];
  return [
    ...lines.map((text): MailPart => ({ kind: 'text', text })),
    { kind: 'link', label: texts.say(language, 'open_tax'), url: `${publicUrl}/admin/e-invoicing` },
  ];
}
