import type { ContactTopic } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { layOutMail, type Mail, type Mailer, type MailPart } from '../../../platform/mail/index.ts';
import { createTexts } from '../../../platform/text/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import { type NewMessage, readMessage } from './contact.store.ts';

const texts = createTexts({
  ar: {
    subject: 'رسالة جديدة {reference}: {topic}',
    name: 'الاسم',
    email: 'البريد',
    phone: 'الجوال',
    order: 'رقم الطلب',
    topic_order: 'طلب',
    topic_product: 'منتج',
    topic_return: 'إرجاع',
    topic_payment: 'دفع',
    topic_partnership: 'شراكة',
    topic_other: 'موضوع آخر',
  },
  en: {
    subject: 'New message {reference}: {topic}',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    order: 'Order number',
    topic_order: 'an order',
    topic_product: 'a product',
    topic_return: 'a return',
    topic_payment: 'a payment',
    topic_partnership: 'a partnership',
    topic_other: 'something else',
  },
});

/** Mail to staff: sender, topic and text. A reply goes to the sender. */
export function contactMail(message: NewMessage, store: Letterhead): Mail {
  const { reference, name, email, phone, orderNumber, language } = message;
  const topic = (of: 'ar' | 'en', one: ContactTopic) => texts.say(of, `topic_${one}`);
  const subject = texts.say('ar', 'subject', { reference, topic: topic('ar', message.topic) });
  const facts = [
    { label: texts.say('ar', 'name'), value: name },
    ...(email ? [{ label: texts.say('ar', 'email'), value: email }] : []),
    ...(phone ? [{ label: texts.say('ar', 'phone'), value: phone }] : []),
    ...(orderNumber ? [{ label: texts.say('ar', 'order'), value: orderNumber }] : []),
  ];
  const words: MailPart[] = message.message.split(/\n+/).map((text) => ({ kind: 'text', text }));
  const { html, text } = layOutMail(store.senderIn('ar'), [
    { language: 'ar', heading: subject, parts: [{ kind: 'rows', rows: facts }] },
    {
      language,
      heading: texts.say(language, 'subject', { reference, topic: topic(language, message.topic) }),
      parts: words,
    },
  ]);
  return { to: store.email, subject, html, text, ...(email && { replyTo: email }) };
}

/** Forwards messages to the shop's address; without one they are only stored. */
export function contactMailSubscribers({ db, mailer }: { db: Database; mailer: Mailer }): Subscriber[] {
  return [
    {
      name: 'mail.contact-received',
      event: 'contact.received',
      async handle(payload) {
        const message = await readMessage(db, payload.messageId);
        const store = await readLetterhead(db);
        if (message && store.email !== '') await mailer.send(contactMail(message, store));
      },
    },
  ];
}
