import type { MarketingMessage } from '@waha/contract';
import { layOutMail, type Mail, type MailPart, oneClick } from '../../../../platform/mail/index.ts';
import { type Language, pageUrl, renderMarkdown, riyadhDay, sayDay } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../../shop/settings/index.ts';
import type { ClaimedSend } from './claimed-send.ts';
import { marketingTexts } from './texts.ts';

/** A message with its HTML in both languages: once for all who get it. */
export interface PreparedMessage {
  message: MarketingMessage;
  html: { ar: string; en: string };
  store: Letterhead;
  publicUrl: string;
}

export const prepareMessage = (message: MarketingMessage, store: Letterhead, publicUrl: string): PreparedMessage => ({
  ...{ message, store, publicUrl },
  html: {
    ar: whole(renderMarkdown(message.body.ar), publicUrl),
    en: whole(renderMarkdown(message.body.en), publicUrl),
  },
});

/** A mail has no base address, so the shop's links need a full one. */
const whole = (html: string, publicUrl: string) => html.replaceAll(/href="\/(?!\/)/g, `href="${publicUrl}/`);

/** A code as a mail shows it. */
type ShownCoupon = Omit<NonNullable<ClaimedSend['coupon']>, 'id'>;

interface MailReader {
  reader: Pick<ClaimedSend['reader'], 'name' | 'to' | 'language'>;
  optOut: string | null;
  coupon: ShownCoupon | null;
}

/** Advertising for one reader, in their language. One click in the mail program ends the consent (RFC 8058). */
export function messageMail(
  { message, html, store, publicUrl }: PreparedMessage,
  { reader, optOut, coupon }: MailReader,
): Mail {
  const [language] = store.languagesFor(reader.language);
  const filled = (text: string, secure: (value: string) => string = asItIs) =>
    text.replaceAll('{name}', secure(reader.name)).replaceAll('{shop}', secure(store.name[language]));
  const subject = filled(message.subject[language]);
  const pages = pageUrl(publicUrl, language, '/newsletter');
  const stop = optOut === null ? pages : `${pages}/unsubscribe?token=${optOut}`;
  const parts: MailPart[] = [
    { kind: 'html', html: filled(html[language], escapeHtml), text: filled(message.body[language]) },
    ...couponParts(coupon, language),
    { kind: 'text', text: marketingTexts.say(language, 'why') },
    { kind: 'link', label: marketingTexts.say(language, 'stop'), url: stop },
  ];
  const laid = layOutMail(store.senderIn(language), [{ language, heading: subject, parts }]);
  return { to: reader.to, subject, ...laid, ...(optOut !== null && { headers: oneClick(stop) }) };
}

function couponParts(coupon: ShownCoupon | null, language: Language): MailPart[] {
  if (!coupon) return [];
  const say = (key: 'code' | 'until') => marketingTexts.say(language, key);
  const rows = [
    { label: say('code'), value: coupon.code, isStrong: true },
    { label: say('until'), value: sayDay(riyadhDay(coupon.endsAt), language) },
  ];
  return [{ kind: 'rows', rows }];
}

const asItIs = (value: string) => value;
const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
