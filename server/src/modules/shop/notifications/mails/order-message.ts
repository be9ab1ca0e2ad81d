import type { OrderNews } from '@waha/contract';
import type { Sms } from '../../../../platform/sms/index.ts';
import { createTexts } from '../../../../platform/text/index.ts';
import type { FullOrder } from '../../../selling/orders/index.ts';

/** Short on purpose: a text in Arabic is charged by parts of 67 letters. */
export const orderMessageTexts = createTexts({
  ar: {
    placed: '{shop}: استلمنا طلبك {number}. تابعه: {url}',
    confirmed: '{shop}: تأكد طلبك {number} وبدأنا العمل عليه. {url}',
    given: '{shop}: منتجات طلبك {number} الرقمية جاهزة في صفحته: {url}',
    items_changed: '{shop}: عُدّلت أصناف طلبك {number}. راجعه: {url}',
    part_shipped: '{shop}: جزء من طلبك {number} في الطريق إليك. {url}',
    shipped: '{shop}: طلبك {number} في الطريق إليك. {url}',
    delivered: '{shop}: وصل طلبك {number}. نتمنى أن يعجبك. {url}',
    cancelled: '{shop}: أُلغي طلبك {number}. {url}',
    expired: '{shop}: انتهت مهلة طلبك {number} فأُلغي الحجز. {url}',
  },
  en: {
    placed: '{shop}: we have your order {number}. Follow it: {url}',
    confirmed: '{shop}: your order {number} is confirmed. {url}',
    given: '{shop}: the digital goods of your order {number} are on its page: {url}',
    items_changed: '{shop}: items of your order {number} were edited. See it: {url}',
    part_shipped: '{shop}: a part of your order {number} is on its way. {url}',
    shipped: '{shop}: your order {number} is on its way. {url}',
    delivered: '{shop}: your order {number} has arrived. {url}',
    cancelled: '{shop}: your order {number} is cancelled. {url}',
    expired: '{shop}: the time of your order {number} ran out, the goods were released. {url}',
  },
});

/** The text message about a change of an order, in the language it was placed in. `url` leads its buyer to it. */
export function orderMessage(
  { number, phone, language }: Pick<FullOrder, 'number' | 'phone' | 'language'>,
  event: OrderNews,
  { shop, url }: { shop: string; url: string },
): Sms {
  const values = { shop, number, url };
  return {
    to: phone,
    language,
    template: `order_${event}`,
    values,
    text: orderMessageTexts.say(language, event, values),
  };
}
