import { layOutMail, type Mail, type MailPart, oneClick } from '../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';
import type { SellableLine } from './sellable-lines.ts';

export const cartTexts = createTexts({
  ar: {
    subject: 'سلتك في {shop} ما زالت كما تركتها',
    body: 'أهلًا {name}، حفظنا ما اخترته. لا نستطيع حجز الكمية لك، فأكمل طلبك متى شئت.',
    body_code: 'ولك كود الخصم {code}، يُطبّق عند إكمال الطلب من هذه الرسالة.',
    open: 'أكمل طلبي',
    stop: 'أوقف رسائل العروض',
    why: 'تصلك هذه الرسالة لأنك وافقت على رسائل عروضنا بالبريد.',
    pieces: '{count} ×',
  },
  en: {
    subject: 'Your cart at {shop} is as you left it',
    body: 'Hello {name}, we kept what you chose. We cannot hold the pieces for you: finish your order whenever you like.',
    body_code: 'The discount code {code} is yours; it applies when you finish the order from this mail.',
    open: 'Finish my order',
    stop: 'Stop mails about offers',
    why: 'You get this mail because you agreed to mails about our offers.',
    pieces: '{count} ×',
  },
});

/** Products that a mail names; the link has all of them. */
const MOST_NAMED = 10;

interface Reminded {
  lines: readonly SellableLine[];
  code: string | null;
  /** The token of the link that ends the consent. */
  optOut: string;
}

/** A reminder of an abandoned cart in both languages, the reader's first. One click in the mail program ends the consent (RFC 8058). */
export function cartMail(
  { lines, code, optOut }: Reminded,
  reader: { name: string; email: string; language: Language },
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const languages = store.languagesFor(reader.language);
  const [first] = languages;
  const words = store.words.over('cart', cartTexts);
  const stop = (language: Language) => pageUrl(publicUrl, language, `/newsletter/unsubscribe?token=${optOut}`);
  const shop = (language: Language) => ({ shop: store.name[language] });
  const sections = languages.map((language) => {
    const parts: MailPart[] = [
      { kind: 'text', text: words.say(language, 'body', { name: reader.name }) },
      {
        kind: 'rows',
        rows: lines.slice(0, MOST_NAMED).map((line) => ({
          label: line.name[language],
          value: cartTexts.say(language, 'pieces', { count: String(line.quantity) }),
        })),
      },
      ...(code === null ? [] : [{ kind: 'text' as const, text: words.say(language, 'body_code', { code }) }]),
      {
        kind: 'link',
        label: words.say(language, 'open'),
        url: pageUrl(publicUrl, language, checkoutPath(lines, code)),
      },
      { kind: 'text', text: cartTexts.say(language, 'why') },
      { kind: 'link', label: cartTexts.say(language, 'stop'), url: stop(language) },
    ];
    return { language, heading: words.say(language, 'subject', shop(language)), parts };
  });
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return {
    to: reader.email,
    subject: words.say(first, 'subject', shop(first)),
    html,
    text,
    headers: oneClick(stop(first)),
  };
}

/** The checkout with these things: ids alone, so that a forwarded mail tells of nobody. */
function checkoutPath(lines: readonly SellableLine[], code: string | null): string {
  const items = lines.map(({ product_id: product, variant_id: variant, quantity }) =>
    variant === null ? `${product}:${quantity}` : `${product}.${variant}:${quantity}`,
  );
  const query = new URLSearchParams({ items: items.join(','), ...(code !== null && { code }) });
  return `/checkout/continue?${query}`;
}
