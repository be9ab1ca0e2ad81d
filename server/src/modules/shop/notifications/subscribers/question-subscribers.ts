import type { Subscriber } from '../../../../platform/events/index.ts';
import { readProducts } from '../../../goods/catalog/index.ts';
import { readQuestion } from '../../../goods/questions/index.ts';
import { provenContacts, readCustomer } from '../../../people/identity/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { questionMail } from '../mails/question-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails the asker at a proved address about a published answer. */
export function questionMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.question-answered',
      event: 'question.answered',
      async handle(payload) {
        const answer = await readQuestion(db, payload.answerId);
        // The answer was hidden or removed before the mail was sent.
        if (!answer?.asker_id || answer.status !== 'published' || answer.asked_status !== 'published') return;
        const [customer, [product]] = [
          await readCustomer(db, answer.asker_id),
          await readProducts(db, [answer.product_id]),
        ];
        if (!customer || !product) return;
        const { email } = await provenContacts(db, customer.id);
        if (!email) return;
        const what = {
          product: { ar: product.name_ar, en: product.name_en },
          question: answer.asked ?? '',
          answer: answer.body,
        };
        const reader = { name: customer.first_name, email, language: customer.language };
        const path = `/product/${product.id}/${encodeURIComponent(product.slug)}`;
        await mailer.send(questionMail(what, reader, { store: await readLetterhead(db), publicUrl, path }));
      },
    },
  ];
}
