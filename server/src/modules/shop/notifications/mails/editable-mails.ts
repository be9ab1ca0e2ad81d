import { orderNews } from '@waha/contract';
import type { Texts } from '../../../../platform/text/index.ts';
import { newsletterMails } from '../../../content/newsletter/index.ts';
import { restockMails } from '../../../goods/restock/index.ts';
import { contactMails } from '../../../people/contact/index.ts';
import { abandonedCartMails } from '../../../selling/abandoned-carts/index.ts';
import { giftCardMails } from '../../../selling/gift-cards/index.ts';
import type { EditableMail, ExampleContext } from '../../settings/index.ts';
import { linkMail, linkTexts } from '../subscribers/payment-link-subscribers.ts';
import { type AccountMail, accountMail, accountTexts } from './account-mail.ts';
import { affiliateMail, affiliateTexts, mailedAffiliateEvents } from './affiliate-mail.ts';
import { earningsMail, earningsTexts, type MailedEarningsEvent } from './earnings-mail.ts';
import { describeMail } from './mail-descriptions.ts';
import { exampleAnswer, exampleName, exampleOrder, examplePayments, exampleReturn } from './mail-examples.ts';
import { mailedMembershipEvents, membershipMail, membershipTexts } from './membership-mail.ts';
import { orderMail, orderTexts } from './order-mail.ts';
import { pointsMail, pointsTexts } from './points-mail.ts';
import { questionMail, questionTexts } from './question-mail.ts';
import { mailedReturnEvents, returnMail, returnTexts, returnTopics } from './return-mail.ts';
import { transferReturnedMail, transferTexts } from './transfer-mail.ts';

type Mail = ReturnType<EditableMail['example']>;

const there = (mail: Mail | null): Mail => {
  if (mail === null) throw new Error('an example has an address');
  return mail;
};

/**
 * Mails of an area whose texts are named after the mail: `subject_x`, `body_x`, and `link_x` where it has its own
 * button.
 */
function mailsOf<Name extends string>(
  area: string,
  texts: Texts<string>,
  names: readonly Name[],
  example: (name: Name, context: ExampleContext) => Mail | null,
): EditableMail[] {
  return names.map((name) => ({
    key: `${area}.${name}`,
    ...describeMail(`${area}.${name}`),
    texts,
    fields: {
      subject: `subject_${name}`,
      body: `body_${name}`,
      ...(texts.has(`link_${name}`) && { button: `link_${name}` }),
    },
    example: (context) => there(example(name, context)),
  }));
}

const accountNames: readonly AccountMail[] = [
  'welcome',
  'verify',
  'reset',
  'login_code',
  'password_changed',
  'email_changed',
  'phone_changed',
  'phone_claimed',
  'agent_linked',
];
const earningsNames: readonly MailedEarningsEvent[] = ['posted', 'approved', 'rejected', 'paid'];
const reason = { ar: 'البيانات ناقصة.', en: 'Something is missing.' };
const dueAt = new Date('2026-12-31T21:00:00Z');

const reader = ({ language, to }: ExampleContext) => ({ name: exampleName[language], email: to, language });

/** All mails with editable texts, in the order of the staff's list. */
export const editableMails: readonly EditableMail[] = [
  ...mailsOf('order', orderTexts, orderNews, (event, { language, to, ...context }) =>
    orderMail(exampleOrder(language, to), event, { ...context, payments: examplePayments }),
  ),
  {
    key: 'payment.link',
    ...describeMail('payment.link'),
    texts: linkTexts,
    fields: { subject: 'subject', body: 'body', button: 'pay' },
    example: ({ language, to, store, publicUrl }) =>
      linkMail(exampleOrder(language, to), to, { store, publicUrl, path: '/order/example' }),
  },
  ...mailsOf('return', returnTexts, returnTopics, (topic, { language, to, ...context }) => {
    const order = exampleOrder(language, to);
    if (topic === 'paid_back') return returnMail(exampleReturn('refund'), order, 'refunded', context);
    const event = mailedReturnEvents.find((one) => topic.endsWith(one)) ?? 'requested';
    const wanted = topic === 'exchanged' || topic.startsWith('exchange_') ? 'exchange' : 'return';
    return returnMail(exampleReturn(wanted), order, event, context);
  }),
  ...mailsOf('transfer', transferTexts, ['unwanted', 'mismatched', 'paid'], (status, { language, to, ...context }) =>
    transferReturnedMail(
      { status, amount_halalas: 30_500, returned_reference: 'TRF-98765' },
      exampleOrder(language, to),
      context,
    ),
  ),
  ...mailsOf('account', accountTexts, accountNames, (kind, { language, to, ...context }) =>
    accountMail({ first_name: exampleName[language], language }, to, kind, {
      ...context,
      path: '/account/profile',
      params: { code: '482915', host: 'agent.example' },
    }),
  ),
  ...mailsOf('membership', membershipTexts, mailedMembershipEvents, (event, context) =>
    membershipMail({ reason: reason[context.language] }, reader(context), event, context),
  ),
  {
    key: 'points.expiring',
    ...describeMail('points.expiring'),
    texts: pointsTexts,
    fields: { subject: 'subject', body: 'body' },
    example: (context) => pointsMail({ points: 250, dueAt }, reader(context), context),
  },
  {
    key: 'question.answered',
    ...describeMail('question.answered'),
    texts: questionTexts,
    fields: { subject: 'subject', body: 'body', button: 'link' },
    example: (context) =>
      questionMail(exampleAnswer(context.language), reader(context), { ...context, path: '/product/1' }),
  },
  ...mailsOf('affiliate', affiliateTexts, mailedAffiliateEvents, (event, context) =>
    affiliateMail({ code: 'NOURA10', reason: reason[context.language] }, reader(context), event, context),
  ),
  ...mailsOf('earnings', earningsTexts, earningsNames, (event, context) => {
    const facts = { points: 250, orders: 3, amount: '120.00', destination: 'SA•• 7519', reference: 'TRF-98765' };
    return earningsMail(event, { ...facts, reason: reason[context.language] }, reader(context), context);
  }),
  ...restockMails,
  ...giftCardMails,
  ...abandonedCartMails,
  ...newsletterMails,
  ...contactMails,
];
