import { type OrderNews, orderNews } from '@waha/contract';
import type { Sms } from '../../../../platform/sms/index.ts';
import { type Language, pageUrl } from '../../../../platform/text/index.ts';
import { restockTexts } from '../../../goods/restock/index.ts';
import type { PhoneTemplate } from '../../sms/index.ts';
import { accountTexts } from '../mails/account-mail.ts';
import { originBoundCode } from '../mails/code-message.ts';
import { orderMessage } from '../mails/order-message.ts';
import { sayAmount } from '../mails/refund-rows.ts';
import { linkTexts } from '../subscribers/payment-link-subscribers.ts';
import { lastDay, phoneTexts } from './phone-texts.ts';

const NUMBER = 'WH-2026-000123';
const CODE = '482913';
/** As long as the secret of a link. */
const SECRET = 'x'.repeat(43);
const HALALAS = 21_800;
const POINTS_END = new Date('2027-01-01T00:00:00+03:00');
const product = { ar: 'دلة قهوة نحاسية', en: 'Brass coffee pot' };

export interface ExampleSender {
  shop: string;
  publicUrl: string;
}

type Example = Pick<Sms, 'values' | 'text'>;

/** A message to a phone about something made up, by the code and with the texts of the real one. */
export function exampleMessage(
  template: PhoneTemplate,
  language: Language,
  { shop, publicUrl }: ExampleSender,
): Example {
  const urlOf = (path: string) => pageUrl(publicUrl, language, path);
  const news = orderNews.find((one): one is OrderNews => template === `order_${one}`);
  if (news) {
    const url = urlOf(`/track-order?number=${NUMBER}`);
    const { values, text } = orderMessage({ number: NUMBER, phone: '', language }, news, { shop, url });
    return { values, text };
  }
  switch (template) {
    case 'payment_link': {
      const values = { number: NUMBER, shop, amount: sayAmount(HALALAS, language), url: urlOf(`/pay/${SECRET}`) };
      return { values, text: linkTexts.say(language, 'sms', values) };
    }
    case 'return_approved':
    case 'return_rejected':
    case 'return_refunded': {
      const url = urlOf(`/track-order?number=${NUMBER}`);
      const values = { shop, number: 'RT-000045', amount: sayAmount(HALALAS, language), url };
      return { values, text: phoneTexts.say(language, template, values) };
    }
    case 'points_expiring': {
      const values = { shop, points: '350', date: lastDay(POINTS_END, language), url: urlOf('/account/points') };
      return { values, text: phoneTexts.say(language, template, values) };
    }
    case 'restock': {
      const values = { name: product[language], url: urlOf('/product/1/example') };
      return { values, text: restockTexts.say(language, 'sms', values) };
    }
    case 'sms_code':
    case 'sms_login_code':
    case 'order_code': {
      const words = accountTexts.say(language, template === 'order_code' ? 'sms_code' : template, { shop, code: CODE });
      return { values: { shop, code: CODE }, text: originBoundCode(words, publicUrl, CODE) };
    }
    case 'sms_reset':
    case 'sms_claim':
    case 'sms_password_changed':
    case 'sms_email_changed':
    case 'sms_phone_changed': {
      const values = { shop, url: urlOf(`/reset-password/${SECRET}`) };
      return { values, text: accountTexts.say(language, template, values) };
    }
    default:
      throw new Error(`no example of the message ${template}`);
  }
}
