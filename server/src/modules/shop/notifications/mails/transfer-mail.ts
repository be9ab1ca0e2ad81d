import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { TransferRow } from '../../../selling/transfers/index.ts';
import type { Letterhead } from '../../settings/index.ts';
import type { MailedOrder } from './order-mail.ts';
import { refundParts } from './refund-rows.ts';

export const transferTexts = createTexts({
  ar: {
    subject_unwanted: 'أعدنا إليك حوالة الطلب {number}',
    subject_mismatched: 'أعدنا إليك حوالة الطلب {number}',
    subject_paid: 'أعدنا إليك حوالة الطلب {number}',
    body_unwanted: 'أهلًا {name}، وصلتنا حوالتك والطلب لم يعد في انتظارها، فأعدناها إليك.',
    body_mismatched: 'أهلًا {name}، لم يكن مبلغ حوالتك هو المطلوب لهذا الطلب، فأعدناها إليك كاملة.',
    body_paid: 'أهلًا {name}، أُلغي طلبك، فأعدنا إليك ما حوّلته.',
    wait: 'قد يحتاج البنك إلى أيام عمل حتى يظهر المبلغ في حسابك.',
    track: 'تتبع طلبك',
  },
  en: {
    subject_unwanted: 'We sent your transfer for order {number} back',
    subject_mismatched: 'We sent your transfer for order {number} back',
    subject_paid: 'We sent your transfer for order {number} back',
    body_unwanted:
      'Hello {name}, your transfer came when the order no longer waited for it, so we sent it back to you.',
    body_mismatched:
      'Hello {name}, your transfer was not of the amount this order asks for, so we sent all of it back.',
    body_paid: 'Hello {name}, your order was cancelled, so we sent back what you had transferred.',
    wait: 'A bank may take some working days to show it on your account.',
    track: 'Track your order',
  },
});

/**
 * The mail that a transfer was sent back, in both languages, the buyer's first. Null when the buyer gave no address.
 */
export function transferReturnedMail(
  transfer: Pick<TransferRow, 'status' | 'amount_halalas' | 'returned_reference'>,
  order: MailedOrder,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail | null {
  if (order.email === null) return null;
  const languages = store.languagesFor(order.language);
  const [first] = languages;
  const words = store.words.over('transfer', transferTexts);
  const subjectIn = (language: Language) => words.say(language, `subject_${transfer.status}`, { number: order.number });
  const path = `/track-order?number=${encodeURIComponent(order.number)}`;
  const sections = languages.map((language): MailSection => {
    const say = (key: 'wait' | 'track') => transferTexts.say(language, key);
    const back = { card: null, bank: transfer.amount_halalas, credit: null };
    return {
      language,
      heading: subjectIn(language),
      parts: [
        { kind: 'text', text: words.say(language, `body_${transfer.status}`, { name: order.first_name }) },
        ...refundParts(back, transfer.returned_reference, language),
        { kind: 'text', text: say('wait') },
        { kind: 'link', label: say('track'), url: pageUrl(publicUrl, language, path) },
      ],
    };
  });
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return { to: order.email, subject: subjectIn(first), html, text };
}
