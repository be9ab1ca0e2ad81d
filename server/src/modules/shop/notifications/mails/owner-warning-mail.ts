import { layOutMail, type Mail, type MailPart, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../settings/index.ts';

/** The number of sent messages, and the limit. */
type Used = readonly [sent: number, most: number];

/** A warning about an incident in the shop's own operation. */
export type OwnerWarning =
  | { kind: 'sms_budget'; state: 'near' | 'spent'; hour: Used; day: Used }
  | { kind: 'dead_jobs'; queues: readonly { queue: string; jobs: number }[] };

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
      parts:
        warning.kind === 'sms_budget'
          ? smsParts(warning, language, publicUrl)
          : jobsParts(warning, language, publicUrl),
    }),
  );
  const { html, text } = layOutMail(store.name.ar, sections);
  return { to, subject: subject('ar'), html, text };
}

const subjectOf = (warning: OwnerWarning) =>
  warning.kind === 'sms_budget' ? (`subject_sms_${warning.state}` as const) : 'subject_jobs';

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
