import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { AffiliateRow } from '../../../community/affiliates/index.ts';
import type { Letterhead } from '../../settings/index.ts';

export const affiliateTexts = createTexts({
  ar: {
    subject_approved: 'أهلًا بك مسوّقًا في {store}',
    body_approved:
      'أهلًا {name}، قبلنا طلبك. كودك {code}، ورابطك وكل ما تشاركه في لوحتك. أفصح دائمًا أن رابطك رابط عمولة.',
    link_approved: 'افتح لوحتك',
    subject_rejected: 'ردّنا على طلبك للتسويق بالعمولة في {store}',
    body_rejected: 'أهلًا {name}، نعتذر عن قبول طلبك الآن. السبب: {reason}\nيمكنك إرسال طلب جديد بعد 30 يومًا.',
    link_rejected: 'اقرأ الرد',
    subject_suspended: 'أوقفنا مشاركتك في التسويق بالعمولة لدى {store}',
    body_suspended:
      'أهلًا {name}، أوقفنا رابطك وكودك والسحب من رصيدك. السبب: {reason}\nما كسبته محفوظ. للاعتراض تواصل معنا.',
    link_suspended: 'اقرأ السبب',
    subject_restored: 'عادت مشاركتك في التسويق بالعمولة لدى {store}',
    body_restored: 'أهلًا {name}، صار رابطك وكودك {code} يعملان من جديد، وصار رصيدك متاحًا كما كان.',
    link_restored: 'افتح لوحتك',
  },
  en: {
    subject_approved: 'Welcome as an affiliate of {store}',
    body_approved:
      'Hello {name}, we accepted your application. Your code is {code}; your link and all you share are on your dashboard. Always say that your link earns you a commission.',
    link_approved: 'Open your dashboard',
    subject_rejected: 'Our answer to your affiliate application at {store}',
    body_rejected:
      'Hello {name}, we cannot accept your application at present. The reason: {reason}\nYou can apply again after 30 days.',
    link_rejected: 'Read the answer',
    subject_suspended: 'Your part in the affiliate programme of {store} is suspended',
    body_suspended:
      'Hello {name}, we stopped your link, your code and withdrawals. The reason: {reason}\nWhat you earned is kept. Write to us if you disagree.',
    link_suspended: 'Read the reason',
    subject_restored: 'You take part in the affiliate programme of {store} again',
    body_restored:
      'Hello {name}, your link and your code {code} work again, and your balance is yours to use as before.',
    link_restored: 'Open your dashboard',
  },
});

export const mailedAffiliateEvents = ['approved', 'rejected', 'suspended', 'restored'] as const;
export type MailedAffiliateEvent = (typeof mailedAffiliateEvents)[number];

export interface MailedApplicant {
  name: string;
  email: string;
  language: Language;
}

/** The mail of a decision about an affiliate, in both languages, the reader's first. */
export function affiliateMail(
  { code, reason }: Pick<AffiliateRow, 'code' | 'reason'>,
  { name, email, language: own }: MailedApplicant,
  event: MailedAffiliateEvent,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const languages = store.languagesFor(own);
  const [first] = languages;
  const words = store.words.over('affiliate', affiliateTexts);
  const subjectIn = (language: Language) => words.say(language, `subject_${event}`, { store: store.name[language] });
  const page = event === 'approved' || event === 'restored' ? '/affiliate/dashboard' : '/affiliate/apply';
  const sections = languages.map(
    (language): MailSection => ({
      language,
      heading: subjectIn(language),
      parts: [
        { kind: 'text', text: words.say(language, `body_${event}`, { name, code, reason: reason ?? '' }) },
        { kind: 'link', label: words.say(language, `link_${event}`), url: pageUrl(publicUrl, language, page) },
      ],
    }),
  );
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return { to: email, subject: subjectIn(first), html, text };
}
