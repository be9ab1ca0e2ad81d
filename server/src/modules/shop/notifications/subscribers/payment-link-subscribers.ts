import { inTransaction } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import { layOutMail } from '../../../../platform/mail/index.ts';
import type { SmsSender } from '../../../../platform/sms/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import { issueLink, readOrder } from '../../../selling/orders/index.ts';
import { type Letterhead, readLetterhead } from '../../settings/index.ts';
import type { MailedOrder } from '../mails/order-mail.ts';
import { sayAmount } from '../mails/refund-rows.ts';
import { aboutOrder } from './order-message-subscribers.ts';
import type { NotificationDeps } from './order-subscribers.ts';

export const linkTexts = createTexts({
  ar: {
    subject: 'ادفع طلبك {number}',
    body: 'أهلًا {name}، هذا طلبك كما اتفقنا عليه. افتح الرابط لتراه وتدفعه، ولا تعطه أحدًا: من يفتحه يرى طلبك.',
    added: 'هذه إضافة إلى طلبك {number}: تصلك معه إن دفعتها قبل أن نرسله، بلا رسوم توصيل أخرى.',
    due: 'المطلوب',
    pay: 'افتح الطلب وادفع',
    sms: 'طلبك {number} من {shop}، المطلوب {amount}. للدفع: {url}',
  },
  en: {
    subject: 'Pay for your order {number}',
    body: 'Hello {name}, this is your order as we agreed. Open the link to see and pay it, and give it to nobody: whoever opens it sees your order.',
    added:
      'This is an addition to your order {number}: it comes with it if you pay before we send it, with no further delivery fee.',
    due: 'To be paid',
    pay: 'Open the order and pay',
    sms: 'Your order {number} at {shop}, {amount} to be paid: {url}',
  },
});

/**
 * Sends the buyer of an unpaid order a payment link, as SMS and, where there is an address, as mail. The secret of the
 * link is created here, when it is sent; after a crash a second link may be sent, and both open the order.
 */
export function paymentLinkSubscribers({
  db,
  mailer,
  sms,
  publicUrl,
}: NotificationDeps & { sms: SmsSender }): Subscriber[] {
  const handle = async ({ orderId }: { orderId: string }) => {
    const order = await readOrder(db, orderId);
    if (order?.status !== 'pending_payment') return;
    const store = await readLetterhead(db);
    const path = await inTransaction(db, (tx) => issueLink(tx, order.id));
    const [language] = store.languagesFor(order.language);
    const url = pageUrl(publicUrl, language, path);
    const values = { number: order.number, shop: store.name[language], amount: dueOf(order, language), url };
    const text = linkTexts.say(language, 'sms', values);
    await sms.send({ to: order.phone, language, template: 'payment_link', values, text, ...aboutOrder(order) });
    const addedTo = order.supplement_of?.number;
    if (order.email !== null) await mailer.send(linkMail(order, order.email, { store, publicUrl, path, addedTo }));
  };
  return [{ name: 'mail.payment-link', event: 'order.link_due', handle }];
}

const dueOf = (order: MailedOrder, language: Language) =>
  sayAmount(order.total_halalas - order.store_credit_halalas, language);

/** The mail with the link, in both languages, the buyer's first. */
export function linkMail(
  order: MailedOrder,
  to: string,
  {
    store,
    publicUrl,
    path,
    addedTo,
  }: { store: Letterhead; publicUrl: string; path: string; addedTo?: string | undefined },
) {
  const languages = store.languagesFor(order.language);
  const [first] = languages;
  const words = store.words.over('payment', linkTexts);
  const { html, text } = layOutMail(
    store.senderIn(first),
    languages.map((language) => ({
      language,
      heading: words.say(language, 'subject', { number: order.number }),
      parts: [
        { kind: 'text', text: words.say(language, 'body', { name: order.first_name }) },
        ...(addedTo === undefined
          ? []
          : [{ kind: 'text' as const, text: linkTexts.say(language, 'added', { number: addedTo }) }]),
        {
          kind: 'rows',
          rows: [{ label: linkTexts.say(language, 'due'), value: dueOf(order, language), isStrong: true }],
        },
        { kind: 'link', label: words.say(language, 'pay'), url: pageUrl(publicUrl, language, path) },
      ],
    })),
  );
  return { to, subject: words.say(first, 'subject', { number: order.number }), html, text };
}
