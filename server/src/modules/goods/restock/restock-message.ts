import { layOutMail, type Mail, type MailSection } from '../../../platform/mail/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import { createTexts, type Language, pageUrl } from '../../../platform/text/index.ts';
import type { Letterhead } from '../../shop/settings/index.ts';
import { variantLabel } from '../catalog/index.ts';
import type { DueRequest } from './restock.store.ts';

export const restockTexts = createTexts({
  ar: {
    subject: 'عاد إلى المتجر: {name}',
    body: 'طلبت أن نخبرك حين يتوفر «{name}»، وقد توفّر الآن. الكمية محدودة ولا نستطيع حجزها لك.',
    open: 'شاهد المنتج',
    once: 'هذه رسالة واحدة طلبتها بنفسك، وقد حذفنا عنوانك من قائمة هذا المنتج.',
    sms: 'توفّر من جديد: {name} {url}',
  },
  en: {
    subject: 'Back in the shop: {name}',
    body: 'You asked to hear when “{name}” is back. It is here now. There are only so many, and we cannot hold one for you.',
    open: 'See the product',
    once: 'This is the one message you asked for; your address is no longer kept for this product.',
    sms: 'Back in stock: {name} {url}',
  },
});

export interface MessageContext {
  store: Letterhead;
  publicUrl: string;
}

/** Restock mail in both languages, the recipient's first. */
export function restockMail(due: DueRequest, { store, publicUrl }: MessageContext): Mail {
  const languages = store.languagesFor(due.language);
  const [first] = languages;
  const words = store.words.over('restock', restockTexts);
  const sections = languages.map((language): MailSection => {
    const name = nameOf(due, language);
    return {
      language,
      heading: words.say(language, 'subject', { name }),
      parts: [
        { kind: 'text', text: words.say(language, 'body', { name }) },
        { kind: 'link', label: words.say(language, 'open'), url: urlOf(due, language, publicUrl) },
        { kind: 'text', text: restockTexts.say(language, 'once') },
      ],
    };
  });
  const { html, text } = layOutMail(store.senderIn(first), sections);
  const subject = words.say(first, 'subject', { name: nameOf(due, first) });
  return { to: due.address, subject, html, text };
}

export function restockSms(due: DueRequest, { store, publicUrl }: MessageContext): Sms {
  const [language] = store.languagesFor(due.language);
  const values = { name: nameOf(due, language), url: urlOf(due, language, publicUrl) };
  const text = restockTexts.say(language, 'sms', values);
  return { to: due.address, language, template: 'restock', values, text };
}

function nameOf(due: DueRequest, language: Language): string {
  const variant = variantLabel({ ...due, is_default: false }, language);
  return variant ? `${due[`name_${language}`]} (${variant})` : due[`name_${language}`];
}

function urlOf(due: DueRequest, language: Language, publicUrl: string): string {
  return pageUrl(publicUrl, language, `/product/${due.product_id}/${encodeURIComponent(due.slug)}`);
}
