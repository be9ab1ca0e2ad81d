import { layOutMail, type Mail, type MailPart, oneClick } from '../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';

export const newsletterTexts = createTexts({
  ar: {
    subject_confirm: 'أكّد اشتراكك في نشرة {shop}',
    subject_welcome: 'أهلًا بك في نشرة {shop}',
    subject_already: 'أنت مشترك في نشرة {shop}',
    body_confirm: 'وصلنا طلب للاشتراك في نشرتنا بهذا البريد. إن كنت صاحبه فاضغط الزر خلال 7 أيام لنبدأ بمراسلتك.',
    ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن نضيف بريدك.',
    confirm: 'تأكيد الاشتراك',
    body_welcome: 'تم اشتراكك. سنراسلك برسائل قليلة: أدلة جديدة من المدونة، وما وصل حديثًا، وعروض حقيقية لها نهاية.',
    body_already: 'وصلنا طلب جديد للاشتراك بهذا البريد، وهو مشترك من قبل، فلا حاجة إلى شيء.',
    unsubscribe: 'إلغاء الاشتراك',
  },
  en: {
    subject_confirm: 'Confirm your {shop} newsletter',
    subject_welcome: 'Welcome to the {shop} newsletter',
    subject_already: 'You already get the {shop} newsletter',
    body_confirm:
      'Somebody asked for our newsletter with this address. If it was you, press the button within 7 days and we will start writing.',
    ignore: 'If it was not you, ignore this mail and your address will not be added.',
    confirm: 'Confirm my subscription',
    body_welcome:
      'You are subscribed. We write seldom: new guides from the blog, what has arrived, and real offers with an end.',
    body_already: 'We had a new request for this address. It is subscribed already, so there is nothing to do.',
    unsubscribe: 'Unsubscribe',
  },
});

export type NewsletterMail = 'confirm' | 'welcome' | 'already';

export interface NewsletterMailInput {
  kind: NewsletterMail;
  email: string;
  language: Language;
  /** The token of this mail's link. */
  token: string;
  store: Letterhead;
  publicUrl: string;
}

/**
 * A mail about a subscription, in both languages, the reader's first. A subscriber can unsubscribe by one click in the
 * mail program (RFC 8058) or by the link in the footer.
 */
export function newsletterMail({ kind, email, language, token, store, publicUrl }: NewsletterMailInput): Mail {
  const page = kind === 'confirm' ? 'confirm' : 'unsubscribe';
  const url = (of: Language) => pageUrl(publicUrl, of, `/newsletter/${page}?token=${token}`);
  const languages = store.languagesFor(language);
  const [first] = languages;
  const shop = (of: Language) => ({ shop: store.name[of] });
  const words = store.words.over('newsletter', newsletterTexts);
  const { html, text } = layOutMail(
    store.senderIn(first),
    languages.map((of) => {
      const parts: MailPart[] = [
        { kind: 'text', text: words.say(of, `body_${kind}`) },
        { kind: 'link', label: words.say(of, page), url: url(of) },
        ...(kind === 'confirm' ? [{ kind: 'text' as const, text: newsletterTexts.say(of, 'ignore') }] : []),
      ];
      return { language: of, heading: words.say(of, `subject_${kind}`, shop(of)), parts };
    }),
  );
  return {
    to: email,
    subject: words.say(first, `subject_${kind}`, shop(first)),
    html,
    text,
    ...(page === 'unsubscribe' && { headers: oneClick(url(first)) }),
  };
}
