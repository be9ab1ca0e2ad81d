import { toRiyals } from '@waha/contract';
import { layOutMail, type Mail, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { Letterhead } from '../../settings/index.ts';

export const earningsTexts = createTexts({
  ar: {
    subject_posted: 'صارت {points} نقطة متاحة لك في {store}',
    body_posted:
      'أهلًا {name}، انتهت مدة الإرجاع لطلبات وصلت إلينا عن طريقك ({orders})، وصارت نقاطها متاحة: {points}. يمكنك تحويلها إلى رصيد للسحب أو للشراء.',
    subject_approved: 'اعتمدنا طلب سحب {amount} ر.س',
    body_approved: 'أهلًا {name}، اعتمدنا طلب السحب إلى {destination}، ونخبرك حين نحوّل المبلغ.',
    subject_rejected: 'بشأن طلب سحب {amount} ر.س',
    body_rejected:
      'أهلًا {name}، نعتذر عن تنفيذ طلب السحب إلى {destination}. السبب: {reason} عاد المبلغ إلى رصيدك ويمكنك طلبه من جديد.',
    subject_paid: 'حوّلنا إليك {amount} ر.س',
    body_paid: 'أهلًا {name}، حوّلنا المبلغ إلى {destination}. رقم التحويل: {reference}. قد يظهر في حسابك بعد يوم عمل.',
    open: 'افتح لوحة التسويق بالعمولة',
  },
  en: {
    subject_posted: '{points} points are yours to use at {store}',
    body_posted:
      'Hello {name}, the days for returns are over for orders you led to ({orders}), and their points can be used: {points}. Convert them to earnings or to store credit.',
    subject_approved: 'Your withdrawal of SAR {amount} is approved',
    body_approved: 'Hello {name}, we approved the withdrawal to {destination} and tell you when it is transferred.',
    subject_rejected: 'About your withdrawal of SAR {amount}',
    body_rejected:
      'Hello {name}, we are sorry, but we cannot carry out the withdrawal to {destination}. The reason: {reason} The amount is back in your earnings, and you can ask for it again.',
    subject_paid: 'We transferred SAR {amount} to you',
    body_paid:
      'Hello {name}, we transferred the amount to {destination}. Reference: {reference}. A bank may take a working day to show it.',
    open: 'Open the affiliate dashboard',
  },
});

export const mailedWithdrawalEvents = ['approved', 'rejected', 'paid'] as const;
export type MailedEarningsEvent = (typeof mailedWithdrawalEvents)[number] | 'posted';

export interface MailedAffiliate {
  name: string;
  email: string;
  language: Language;
}

/** A mail about usable points or the outcome of a withdrawal: in both languages, the reader's first. */
export function earningsMail(
  event: MailedEarningsEvent,
  facts: Readonly<Record<string, string | number>>,
  affiliate: MailedAffiliate,
  { store, publicUrl }: { store: Letterhead; publicUrl: string },
): Mail {
  const languages = store.languagesFor(affiliate.language);
  const [first] = languages;
  const words = store.words.over('earnings', earningsTexts);
  const subjectIn = (language: Language) =>
    words.say(language, `subject_${event}`, { ...facts, store: store.name[language] });
  const sections = languages.map(
    (language): MailSection => ({
      language,
      heading: subjectIn(language),
      parts: [
        { kind: 'text', text: words.say(language, `body_${event}`, { ...facts, name: affiliate.name }) },
        { kind: 'link', label: words.say(language, 'open'), url: pageUrl(publicUrl, language, '/affiliate/dashboard') },
      ],
    }),
  );
  const { html, text } = layOutMail(store.senderIn(first), sections);
  return { to: affiliate.email, subject: subjectIn(first), html, text };
}

/** An amount formatted for people. */
export const amountOf = (halalas: number): string => toRiyals(halalas).toFixed(2);

/** Formats a reason as a sentence of its own. */
export const sentence = (text: string): string => (/[.!?؟]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
