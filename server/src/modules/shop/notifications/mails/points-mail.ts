import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../settings/index.ts';

export const pointsTexts = createTexts({
  ar: {
    subject: 'نقاطك في {store} تنتهي في {day}',
    body: 'أهلًا {name}، تنتهي صلاحية {points} من نقاطك في {day}. استبدلها قبل ذلك بمكافأة من مجتمعنا، ورتبتك تبقى كما هي.',
    link_points: 'اعرض نقاطي',
    link_rewards: 'اختر مكافأة',
  },
  en: {
    subject: 'Your points at {store} expire on {day}',
    body: 'Hello {name}, {points} of your points expire on {day}. Trade them for a reward of our community before that; your rank stays as it is.',
    link_points: 'See my points',
    link_rewards: 'Choose a reward',
  },
});

const dayIn = {
  ar: new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Riyadh' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Riyadh' }),
};

/** A mail that points will expire, with the date, in both languages, the reader's first. */
export function pointsMail(
  { points, dueAt }: { points: number; dueAt: Date },
  reader: { name: string; email: string; language: Language },
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const languages = store.languagesFor(reader.language);
  const [first] = languages;
  // Points that expire at midnight can be spent until the end of the day before.
  const last = new Date(dueAt.getTime() - 1);
  const words = store.words.over('points', pointsTexts);
  const subjectIn = (language: Language) =>
    words.say(language, 'subject', { store: store.name[language], day: dayIn[language].format(last) });
  const sections = languages.map((language): MailSection => {
    const body = { name: reader.name, points: String(points), day: dayIn[language].format(last) };
    const link = (label: 'link_points' | 'link_rewards', path: string) => {
      return { kind: 'link' as const, label: words.say(language, label), url: pageUrl(publicUrl, language, path) };
    };
    return {
      language,
      heading: subjectIn(language),
      parts: [
        { kind: 'text', text: words.say(language, 'body', body) },
        link('link_points', '/account/points'),
        link('link_rewards', '/community/rewards'),
      ],
    };
  });
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return { to: reader.email, subject: subjectIn(first), html, text };
}
