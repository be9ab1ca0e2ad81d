import { layOutMail, type Mail, type MailSection } from '../../platform/mail/index.ts';
import { createTexts, type Language } from '../../platform/text/index.ts';
import type { FullOrder } from '../orders/index.ts';
import type { StoreIdentity } from '../settings/index.ts';
import type { TransferRow } from '../transfers/index.ts';
import { pageUrl } from './account-mail.ts';
import { refundParts } from './refund-rows.ts';

const texts = createTexts({
  ar: {
    subject: 'أعدنا إليك حوالة الطلب {number}',
    body_unwanted: 'أهلًا {name}، وصلتنا حوالتك والطلب لم يعد في انتظارها، فأعدناها إليك.',
    body_mismatched: 'أهلًا {name}، لم يكن مبلغ حوالتك هو المطلوب لهذا الطلب، فأعدناها إليك كاملة.',
    body_paid: 'أهلًا {name}، أُلغي طلبك، فأعدنا إليك ما حوّلته.',
    wait: 'قد يحتاج البنك إلى أيام عمل حتى يظهر المبلغ في حسابك.',
    track: 'تتبع طلبك',
  },
  en: {
    subject: 'We sent your transfer for order {number} back',
    body_unwanted:
      'Hello {name}, your transfer came when the order no longer waited for it, so we sent it back to you.',
    body_mismatched:
      'Hello {name}, your transfer was not of the amount this order asks for, so we sent all of it back.',
    body_paid: 'Hello {name}, your order was cancelled, so we sent back what you had transferred.',
    wait: 'A bank may take some working days to show it on your account.',
    track: 'Track your order',
  },
});

/** The mail that a transfer went back, in both languages, the buyer's first. Null when the buyer gave no address. */
export function transferReturnedMail(
  transfer: TransferRow,
  order: FullOrder,
  { store, publicUrl }: { store: StoreIdentity; publicUrl: string },
): Mail | null {
  if (order.email === null) return null;
  const languages: Language[] = order.language === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const subjectIn = (language: Language) => texts.say(language, 'subject', { number: order.number });
  const path = `/track-order?number=${encodeURIComponent(order.number)}`;
  const sections = languages.map((language): MailSection => {
    const say = (key: 'wait' | 'track') => texts.say(language, key);
    const back = { card: null, bank: transfer.amount_halalas, credit: null };
    return {
      language,
      heading: subjectIn(language),
      parts: [
        { kind: 'text', text: texts.say(language, `body_${transfer.status}`, { name: order.first_name }) },
        ...refundParts(back, transfer.returned_reference, language),
        { kind: 'text', text: say('wait') },
        { kind: 'link', label: say('track'), url: pageUrl(publicUrl, language, path) },
      ],
    };
  });
  const { html, text } = layOutMail(store.name[order.language], sections);
  return { to: order.email, subject: subjectIn(order.language), html, text };
}
