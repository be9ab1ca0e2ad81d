import type { PhoneMessage } from '@waha/contract';
import type { Language } from '../../../../platform/text/index.ts';
import { restockTexts } from '../../../goods/restock/index.ts';
import { type ApprovedTemplate, approvedTemplates, rowOf } from '../../sms/index.ts';
import { accountTexts, pageUrl } from '../mails/account-mail.ts';
import { originBoundCode } from '../mails/code-message.ts';
import { orderMessageTexts } from '../mails/order-message.ts';
import { sayAmount } from '../mails/refund-rows.ts';
import { linkTexts } from '../subscribers/payment-link-subscribers.ts';
import { lastDay, phoneTexts } from './phone-texts.ts';

interface Where {
  language: Language;
  shop: string;
  publicUrl: string;
}

/** Values of every place, about something made up. */
export function exampleValues({ language, shop, publicUrl }: Where) {
  return {
    shop,
    number: 'WH-2026-000123',
    amount: sayAmount(30_500, language),
    name: language === 'ar' ? 'دلة قهوة نحاسية' : 'Brass coffee pot',
    points: '250',
    date: lastDay(new Date('2030-02-01T00:00:00+03:00'), language),
    code: '123456',
    url: pageUrl(publicUrl, language, '/track-order?number=WH-2026-000123'),
  };
}

type Values = ReturnType<typeof exampleValues>;
type Draw = (values: Values, where: Where) => string;

const code =
  (kind: 'sms_code' | 'sms_login_code'): Draw =>
  (values, { language, publicUrl }) =>
    originBoundCode(accountTexts.say(language, kind, values), publicUrl, values.code);
const account =
  (kind: 'sms_reset' | 'sms_claim' | `sms_${'password' | 'email' | 'phone'}_changed`): Draw =>
  (values, { language }) =>
    accountTexts.say(language, kind, values);
const order =
  (news: Parameters<typeof orderMessageTexts.say>[1]): Draw =>
  (values, { language }) =>
    orderMessageTexts.say(language, news, values);
const phone =
  (kind: Parameters<typeof phoneTexts.say>[1]): Draw =>
  (values, { language }) =>
    phoneTexts.say(language, kind, values);

const drawings: Record<ApprovedTemplate, Draw> = {
  order_placed: order('placed'),
  order_confirmed: order('confirmed'),
  order_part_shipped: order('part_shipped'),
  order_shipped: order('shipped'),
  order_delivered: order('delivered'),
  order_cancelled: order('cancelled'),
  order_expired: order('expired'),
  payment_link: (values, { language }) => linkTexts.say(language, 'sms', values),
  return_approved: phone('return_approved'),
  return_rejected: phone('return_rejected'),
  return_refunded: phone('return_refunded'),
  restock: (values, { language }) => restockTexts.say(language, 'sms', values),
  points_expiring: phone('points_expiring'),
  sms_code: code('sms_code'),
  sms_login_code: code('sms_login_code'),
  order_code: code('sms_code'),
  sms_reset: account('sms_reset'),
  sms_claim: account('sms_claim'),
  sms_password_changed: account('sms_password_changed'),
  sms_email_changed: account('sms_email_changed'),
  sms_phone_changed: account('sms_phone_changed'),
};

export const exampleText = (template: ApprovedTemplate, where: Where) =>
  drawings[template](exampleValues(where), where);

export const templatesOf = (message: PhoneMessage) => approvedTemplates.filter((one) => rowOf(one) === message);
