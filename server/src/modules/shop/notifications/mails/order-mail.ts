import type { OrderNews } from '@waha/contract';
import { layOutMail, type Mail, type MailPart, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl, sayDay } from '../../../../platform/text/index.ts';
import { presentAnswer } from '../../../goods/catalog/index.ts';
import { type FullOrder, refundBreakdown } from '../../../selling/orders/index.ts';
import { type PaymentSettings, paymentName } from '../../../selling/payments/index.ts';
import type { Letterhead } from '../../settings/index.ts';
import { refundParts, sayAmount } from './refund-rows.ts';

export const orderTexts = createTexts({
  ar: {
    subject_placed: 'استلمنا طلبك {number}',
    subject_confirmed: 'تم تأكيد طلبك {number}',
    subject_given: 'منتجات طلبك {number} الرقمية جاهزة',
    subject_items_changed: 'عُدّلت أصناف طلبك {number}',
    subject_part_shipped: 'جزء من طلبك {number} في الطريق إليك',
    subject_shipped: 'طلبك {number} في الطريق إليك',
    subject_delivered: 'وصل طلبك {number}',
    subject_cancelled: 'تم إلغاء طلبك {number}',
    subject_expired: 'انتهت مهلة الدفع لطلبك {number}',
    body_placed: 'أهلًا {name}، شكرًا لتسوقك معنا. هذه تفاصيل طلبك، وسنخبرك بكل جديد عنه.',
    body_confirmed: 'أهلًا {name}، وصلنا المبلغ وبدأنا العمل على طلبك.',
    body_given:
      'أهلًا {name}، أكواد طلبك وملفاته في صفحته. اعرض الكود حين تحتاجه: ما عُرض أو نُزّل لا يُعاد. لا تعط الرابط أحدًا.',
    body_items_changed: 'أهلًا {name}، عُدّلت أصناف طلبك. هذه تفاصيله الآن.',
    body_part_shipped: 'أهلًا {name}، سلّمنا هذا الجزء من طلبك إلى شركة الشحن، ويتبعه الباقي في شحنة أخرى.',
    body_shipped: 'أهلًا {name}، سلّمنا طلبك إلى شركة الشحن وهو في الطريق إليك.',
    body_delivered: 'أهلًا {name}، نتمنى أن يعجبك ما طلبت. يمكنك إرجاع المنتجات القابلة للإرجاع خلال {days}.',
    body_cancelled: 'أهلًا {name}، أُلغي طلبك ولن يصلك منه شيء.',
    body_expired: 'أهلًا {name}، لم يصلنا المبلغ في الوقت المحدد، فأُلغي الحجز. يسعدنا أن تطلب من جديد.',
    subject_expired_cash: 'انتهت مهلة تأكيد الجوال لطلبك {number}',
    body_confirmed_cash: 'أهلًا {name}، تأكد رقم جوالك وبدأنا العمل على طلبك.',
    body_expired_cash: 'أهلًا {name}، لم يتأكد رقم الجوال في الوقت المحدد، فأُلغي الحجز. يسعدنا أن تطلب من جديد.',
    code: 'بقيت خطوة: أكّد رقم جوالك من صفحة الطلب بكود يصلك عليه، وإلا انتهى الحجز.',
    transfer: 'حوّل المبلغ إلى {account} في {bank}، الآيبان {iban}، واكتب رقم الطلب {number} في البيان.',
    confirm_phone: 'أكّد رقم جوالك',
    follow: 'تابع الشحنة عند شركة الشحن',
    open_goods: 'افتح أكوادك وملفاتك',
    track: 'تتبع طلبك',
    review: 'قيّم ما اشتريته',
    credit: 'من رصيدك في المتجر',
    card: 'من بطاقة الهدية',
    due: 'المتبقي للدفع',
    carrier: 'شركة الشحن',
    carrier_number: 'رقم الشحنة',
    return_days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    address: 'عنوان التوصيل',
    collect: 'تستلمه من',
    method: 'طريقة الدفع',
    vat: 'الرقم الضريبي',
    registration: 'السجل التجاري',
    ships_later:
      '{count, plural, zero {} one {قطعة من «{name}» تُشحن} two {قطعتان من «{name}» تُشحنان} few {# قطع من «{name}» تُشحن} many {# قطعة من «{name}» تُشحن} other {# قطعة من «{name}» تُشحن}} من {day}.',
    discount: 'الخصم',
    shipping: 'الشحن',
    fee: 'رسوم الدفع عند الاستلام',
    gift: 'تغليف هدية',
    total: 'الإجمالي',
    money_back: 'ما دفعته يعود إليك كما دفعته. قد يحتاج البنك إلى أيام عمل حتى يظهر المبلغ في بطاقتك.',
    bank_back: 'نحوّل إليك ما دفعته، ونكتب إليك فور إرسال الحوالة.',
    credit_back: 'عاد ما دفعته إلى رصيدك في المتجر، ويمكنك استعماله الآن.',
  },
  en: {
    subject_placed: 'Order received: {number}',
    subject_confirmed: 'Your order {number} is confirmed',
    subject_given: 'The digital goods of your order {number} are ready',
    subject_items_changed: 'Items of your order {number} were edited',
    subject_part_shipped: 'A part of your order {number} is on its way',
    subject_shipped: 'Your order {number} is on its way',
    subject_delivered: 'Your order {number} has arrived',
    subject_cancelled: 'Your order {number} is cancelled',
    subject_expired: 'The payment time of your order {number} ran out',
    body_placed: 'Hello {name}, thank you for shopping with us. Here is your order; we will tell you of every step.',
    body_confirmed: 'Hello {name}, your payment has arrived and we are working on your order.',
    body_given:
      'Hello {name}, the codes and files of your order are on its page. Show a code when you need it: what was shown or fetched cannot be returned. Give the link to nobody.',
    body_items_changed: 'Hello {name}, items of your order were edited. This is your order now.',
    body_part_shipped: 'Hello {name}, this part of your order is with the courier. The rest follows in another parcel.',
    body_shipped: 'Hello {name}, your order is with the courier.',
    body_delivered: 'Hello {name}, we hope you like it. Returnable goods can come back within {days}.',
    body_cancelled: 'Hello {name}, your order was cancelled and nothing of it will arrive.',
    body_expired:
      'Hello {name}, your payment did not reach us in time, so the goods were released. Please order again.',
    subject_expired_cash: 'Your order {number} was not confirmed in time',
    body_confirmed_cash: 'Hello {name}, your phone is confirmed and we are working on your order.',
    body_expired_cash:
      'Hello {name}, the phone was not confirmed in time, so the goods were released. Please order again.',
    code: 'One step is left: confirm your phone on the order’s page with a code we send to it, or the reservation ends.',
    transfer: 'Transfer the amount to {account} at {bank}, IBAN {iban}, with the order number {number} as reference.',
    confirm_phone: 'Confirm your phone',
    follow: 'Follow the parcel at its carrier',
    open_goods: 'Open your codes and files',
    track: 'Track your order',
    review: 'Review what you bought',
    credit: 'From your store credit',
    card: 'From a gift card',
    due: 'Left to pay',
    carrier: 'Carrier',
    carrier_number: 'Parcel number',
    return_days: '{count, plural, one {# day} other {# days}}',
    address: 'Delivery address',
    collect: 'Collect it at',
    method: 'Payment',
    vat: 'VAT number',
    registration: 'Commercial registration',
    ships_later:
      '{count, plural, one {One piece} other {# pieces}} of “{name}” {count, plural, one {ships} other {ship}} from {day}.',
    discount: 'Discount',
    shipping: 'Shipping',
    fee: 'Cash on delivery fee',
    gift: 'Gift wrap',
    total: 'Total',
    money_back:
      'What you paid goes back the way you paid it. A bank may take some working days to show it on your card.',
    bank_back: 'We transfer back what you paid, and write to you as soon as the transfer is sent.',
    credit_back: 'What you paid is back in your store credit, and you can use it now.',
  },
});

type MailedItem = Pick<
  FullOrder['items'][number],
  | 'id'
  | 'name_ar'
  | 'name_en'
  | 'variant_ar'
  | 'variant_en'
  | 'quantity'
  | 'unit_price_halalas'
  | 'later_quantity'
  | 'ships_from'
  | 'answers'
>;
type MailedShipment = Pick<
  FullOrder['shipments'][number],
  'id' | 'carrier' | 'carrier_number' | 'tracking_url' | 'lines'
>;

/** The data of an order in a mail. */
export interface MailedOrder
  extends Pick<
    FullOrder,
    | 'id'
    | 'number'
    | 'status'
    | 'email'
    | 'language'
    | 'customer_id'
    | 'first_name'
    | 'payment_method'
    | 'payment_name'
    | 'discount_halalas'
    | 'shipping_halalas'
    | 'payment_fee_halalas'
    | 'gift_halalas'
    | 'total_halalas'
    | 'store_credit_halalas'
    | 'gift_card_halalas'
    | 'return_days'
    | 'shipping_method'
    | 'pickup_point'
  > {
  address: Pick<
    NonNullable<FullOrder['address']>,
    'city_ar' | 'city_en' | 'neighborhood_ar' | 'neighborhood_en' | 'street' | 'short_address'
  > | null;
  items: readonly MailedItem[];
  shipments: readonly MailedShipment[];
  events: readonly Pick<FullOrder['events'][number], 'status'>[];
}

export interface OrderMailContext {
  /** The parcel that it is about, where it is about one; else the latest. */
  shipmentId?: string;
  /** The path of the order's own page for its buyer, where something is left to be done there. */
  orderPath?: string;
  store: Letterhead;
  payments: PaymentSettings;
  publicUrl: string;
}

/** The mail about a change of an order, in both languages, the buyer's first. Null when the buyer gave no address. */
export function orderMail(order: MailedOrder, event: OrderNews, context: OrderMailContext): Mail | null {
  if (order.email === null) return null;
  const languages = context.store.languagesFor(order.language);
  const [first] = languages;
  const { html, text } = layOutMail(
    context.store.senderIn(first),
    languages.map((language) => section(order, event, language, context)),
    languages.map((language) => imprint(context.store, language)),
  );
  return { to: order.email, subject: subjectOf(order, event, first, context), html, text };
}

/** A cash order waited for the confirmation of its phone number, never for a payment. */
const isCash = ({ payment_method }: MailedOrder) => payment_method === 'cash_on_delivery';

function subjectOf(order: MailedOrder, event: OrderNews, language: Language, { store }: OrderMailContext): string {
  const { number } = order;
  if (isCash(order) && event === 'expired') return orderTexts.say(language, 'subject_expired_cash', { number });
  return store.words.over('order', orderTexts).say(language, `subject_${event}`, { number });
}

function bodyOf(order: MailedOrder, event: OrderNews, language: Language, { store }: OrderMailContext): string {
  const name = order.first_name;
  if (isCash(order) && event === 'expired') return orderTexts.say(language, 'body_expired_cash', { name });
  if (isCash(order) && event === 'confirmed') return orderTexts.say(language, 'body_confirmed_cash', { name });
  const days = orderTexts.say(language, 'return_days', { count: order.return_days });
  const said = { name, ...(event === 'delivered' && { days }) };
  return store.words.over('order', orderTexts).say(language, `body_${event}`, said);
}

function section(order: MailedOrder, event: OrderNews, language: Language, context: OrderMailContext): MailSection {
  const { say } = context.store.words.over('order', orderTexts);
  const parts: MailPart[] = [{ kind: 'text', text: bodyOf(order, event, language, context) }];
  if (event === 'placed' || event === 'items_changed') parts.push(...placedParts(order, language, context));
  if (event === 'shipped' || event === 'part_shipped') parts.push(...shippedParts(order, language, context.shipmentId));
  if (event === 'cancelled' || event === 'expired') parts.push(...moneyBackParts(order, language));
  const link = (label: 'confirm_phone' | 'open_goods' | 'track' | 'review', path: string) =>
    parts.push({ kind: 'link', label: say(language, label), url: pageUrl(context.publicUrl, language, path) });
  if (context.orderPath !== undefined) link(event === 'given' ? 'open_goods' : 'confirm_phone', context.orderPath);
  // Only customers may review: a guest's order belongs to no account.
  if (event === 'delivered' && order.customer_id !== null) link('review', `/account/orders/${order.id}`);
  link('track', `/track-order?number=${encodeURIComponent(order.number)}`);
  return { language, heading: subjectOf(order, event, language, context), parts };
}

/** The carrier, where staff named one, and the content of the shipment where the order has several. */
function shippedParts(order: MailedOrder, language: Language, shipmentId?: string): MailPart[] {
  const shipment = order.shipments.find(({ id }) => id === shipmentId) ?? order.shipments.at(-1);
  if (!shipment) return [];
  const row = (label: 'carrier' | 'carrier_number', value: string | null) =>
    value === null ? [] : [{ label: orderTexts.say(language, label), value }];
  const pieces = shipment.lines.reduce((sum, line) => sum + line.quantity, 0);
  const isPart = pieces < order.items.reduce((sum, item) => sum + item.quantity, 0);
  const goods = shipment.lines.flatMap(({ order_item_id: id, quantity }) =>
    order.items
      .filter((item) => isPart && item.id === id)
      .map((item) => ({ label: language === 'ar' ? item.name_ar : item.name_en, value: `× ${quantity}` })),
  );
  const rows = [...goods, ...row('carrier', shipment.carrier), ...row('carrier_number', shipment.carrier_number)];
  const parts: MailPart[] = rows.length === 0 ? [] : [{ kind: 'rows', rows }];
  const { tracking_url: url } = shipment;
  if (url !== null) parts.push({ kind: 'link', label: orderTexts.say(language, 'follow'), url });
  return parts;
}

/** The payments of an order that was cancelled or expired, and their refunds; empty where nothing was paid. */
function moneyBackParts(order: MailedOrder, language: Language): MailPart[] {
  const back = refundBreakdown(order);
  const rows = refundParts(back, null, language);
  if (rows.length === 0) return [];
  const way = back.card > 0 ? 'money_back' : back.bank > 0 ? 'bank_back' : 'credit_back';
  return [{ kind: 'text', text: orderTexts.say(language, way) }, ...rows];
}

/** Pieces that were not there when they were ordered, with the day they are sent. */
function laterParts({ items }: MailedOrder, language: Language): MailPart[] {
  return items.flatMap((item) => {
    if (item.ships_from === null) return [];
    const said = { count: item.later_quantity, name: nameOf(item, language), day: sayDay(item.ships_from, language) };
    return [{ kind: 'text' as const, text: orderTexts.say(language, 'ships_later', said) }];
  });
}

function placedParts(order: MailedOrder, language: Language, { payments }: OrderMailContext): MailPart[] {
  const money = (halalas: number) => sayAmount(halalas, language);
  const goods = order.items.flatMap((item) => [
    {
      label: `${nameOf(item, language)} × ${item.quantity}`,
      value: money(item.unit_price_halalas * item.quantity),
    },
    ...item.answers.map((answer) => {
      const { label, value } = presentAnswer(answer, language);
      return { label, value };
    }),
  ]);
  const optional = (label: 'discount' | 'fee' | 'gift' | 'credit' | 'card', halalas: number) =>
    halalas === 0 ? [] : [{ label: orderTexts.say(language, label), value: money(halalas) }];
  const due = order.total_halalas - order.store_credit_halalas;
  const rows = [
    ...goods,
    ...optional('discount', -order.discount_halalas),
    { label: orderTexts.say(language, 'shipping'), value: money(order.shipping_halalas) },
    ...optional('fee', order.payment_fee_halalas),
    ...optional('gift', order.gift_halalas),
    { label: orderTexts.say(language, 'total'), value: money(order.total_halalas), isStrong: true },
    ...optional('card', -order.gift_card_halalas),
    ...optional('credit', order.gift_card_halalas - order.store_credit_halalas),
    ...(order.store_credit_halalas > 0
      ? [{ label: orderTexts.say(language, 'due'), value: money(due), isStrong: true }]
      : []),
  ];
  const isTransfer = order.payment_method === 'bank_transfer' && order.status === 'pending_payment';
  const parts: MailPart[] = [
    { kind: 'rows', rows },
    ...laterParts(order, language),
    { kind: 'text', text: whereAndHow(order, language) },
  ];
  if (isCash(order) && order.status === 'pending_payment')
    return [...parts, { kind: 'text', text: orderTexts.say(language, 'code') }];
  if (!isTransfer) return parts;
  const { bankName, accountName, iban } = payments.bankTransfer;
  const transfer = { account: accountName[language], bank: bankName[language], iban, number: order.number };
  return [...parts, { kind: 'text', text: orderTexts.say(language, 'transfer', transfer) }];
}

/** The seller's details, required by the law on commerce in mail about an order. */
function imprint(store: Letterhead, language: Language): string {
  const say = (label: 'vat' | 'registration', value: string) =>
    value === '' ? [] : [`${orderTexts.say(language, label)} ${value}`];
  const facts = [
    store.legalName[language],
    store.address[language],
    ...say('vat', store.vatNumber),
    ...say('registration', store.commercialRegistration),
    store.email,
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** The name of an item with its variant, such as size and colour. */
function nameOf(item: MailedItem, language: Language): string {
  const [name, variant] = language === 'ar' ? [item.name_ar, item.variant_ar] : [item.name_en, item.variant_en];
  return variant ? `${name} (${variant})` : name;
}

/** Where the buyer collects it, and when somebody is there; null where it is brought. */
function pointLine({ pickup_point: point }: MailedOrder, language: Language): string[] | null {
  if (!point) return null;
  const said = [point.name[language], point.address[language], point.hours[language]].filter((part) => part !== '');
  return [`${orderTexts.say(language, 'collect')}: ${said.join(language === 'ar' ? '، ' : ', ')}`];
}

/** The destination, unless it is a pickup, and the payment method: details for the buyer to check. */
function whereAndHow(order: MailedOrder, language: Language): string {
  const { address, shipping_method } = order;
  const [area, city] =
    language === 'ar' ? [address?.neighborhood_ar, address?.city_ar] : [address?.neighborhood_en, address?.city_en];
  const place = [address?.street || address?.short_address, area, city]
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ');
  const where =
    pointLine(order, language) ??
    (shipping_method === 'pickup' || place === '' ? [] : [`${orderTexts.say(language, 'address')}: ${place}`]);
  return [...where, `${orderTexts.say(language, 'method')}: ${paymentName(order, language)}`].join('\n');
}
