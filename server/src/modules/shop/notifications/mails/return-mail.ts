import { layOutMail, type Mail, type MailPart, type MailSection } from '../../../../platform/mail/index.ts';
import { createTexts, type Language, pageUrl } from '../../../../platform/text/index.ts';
import type { ReturnRow } from '../../../selling/returns/index.ts';
import type { Letterhead } from '../../settings/index.ts';
import type { MailedOrder } from './order-mail.ts';
import { refundParts, sayAmount } from './refund-rows.ts';

/** Return events that are mailed to the buyer. The buyer's own actions are not, except the request, for the record. */
export const mailedReturnEvents = [
  'requested',
  'approved',
  'labelled',
  'received',
  'refunded',
  'exchanged',
  'rejected',
  'answered',
] as const;
export type MailedReturnEvent = (typeof mailedReturnEvents)[number];

/** Events with a separate text for an exchange. */
const notifiesExchange = ['requested', 'approved', 'received', 'rejected'] as const;
/** The topics of return mails, in the order of the staff's list. */
export const returnTopics = [
  ...mailedReturnEvents,
  'paid_back',
  ...notifiesExchange.map((event) => `exchange_${event}` as const),
] as const;
type ReturnTopic = (typeof returnTopics)[number];

export const returnTexts = createTexts({
  ar: {
    subject_requested: 'وصلنا طلب الإرجاع {number}',
    subject_approved: 'وافقنا على طلب الإرجاع {number}',
    subject_received: 'وصلتنا منتجات طلب الإرجاع {number}',
    subject_refunded: 'رددنا مبلغ طلب الإرجاع {number}',
    subject_paid_back: 'رددنا لك مبلغًا من طلبك {order}',
    body_paid_back:
      'أهلًا {name}، هذا ما رددناه لك من هذا الطلب. قد يحتاج البنك إلى أيام عمل حتى يظهر المبلغ في بطاقتك أو حسابك.',
    subject_exchanged: 'أرسلنا بديل طلب الاستبدال {number}',
    body_exchanged: 'أهلًا {name}، البديل الذي طلبته في الطريق إليك. نأمل أن يناسبك.',
    subject_exchange_requested: 'وصلنا طلب الاستبدال {number}',
    body_exchange_requested: 'أهلًا {name}، سننظر في طلبك ونخبرك بقرارنا. احتفظ بالمنتجات كما وصلتك إلى ذلك الحين.',
    subject_exchange_approved: 'وافقنا على طلب الاستبدال {number}',
    body_exchange_approved:
      'أهلًا {name}، حجزنا لك البديل، ويمكنك إرسال المنتجات إلينا الآن. غلّفها جيدًا وضع رقم الاستبدال في الطرد.',
    subject_exchange_received: 'وصلتنا منتجات طلب الاستبدال {number}',
    body_exchange_received: 'أهلًا {name}، وصلتنا المنتجات، ونرسل لك البديل بعد فحصها.',
    subject_exchange_rejected: 'بشأن طلب الاستبدال {number}',
    body_exchange_rejected:
      'أهلًا {name}، نعتذر عن قبول هذا الاستبدال. تجد السبب أدناه، ويمكنك الرد علينا من صفحة الاستبدال.',
    subject_rejected: 'بشأن طلب الإرجاع {number}',
    subject_answered: 'رسالة بشأن طلب الإرجاع {number}',
    body_requested: 'أهلًا {name}، سننظر في طلبك ونخبرك بقرارنا. احتفظ بالمنتجات كما وصلتك إلى ذلك الحين.',
    body_approved: 'أهلًا {name}، يمكنك إرسال المنتجات إلينا الآن. غلّفها جيدًا وضع رقم الإرجاع في الطرد.',
    subject_labelled: 'ملصق إرسال المرتجع {number}',
    body_labelled:
      'أهلًا {name}، جاهز ملصق شركة الشحن الذي يعود به المرتجع إلينا دون أن تدفع شيئًا. نزّله من صفحة الإرجاع وألصقه على الطرد.',
    body_received: 'أهلًا {name}، وصلتنا المنتجات، ونرد لك المبلغ بعد فحصها.',
    body_refunded: 'أهلًا {name}، هذا ما رددناه لك. قد يحتاج البنك إلى أيام عمل حتى يظهر المبلغ في بطاقتك أو حسابك.',
    body_rejected: 'أهلًا {name}، نعتذر عن قبول هذا الإرجاع. تجد السبب أدناه، ويمكنك الرد علينا من صفحة الإرجاع.',
    body_answered: 'أهلًا {name}، كتبنا لك رسالة بشأن هذا الإرجاع.',
    open: 'صفحة الإرجاع',
    track: 'تتبع طلبك',
    expected: 'المبلغ المتوقع رده',
    where_to: 'عنواننا',
    instead: 'بدلًا منه: {variant}',
    carrier: 'شركة الشحن',
    carrier_number: 'رقم الشحنة',
  },
  en: {
    subject_requested: 'We have your return {number}',
    subject_approved: 'Your return {number} is approved',
    subject_received: 'Your return {number} has reached us',
    subject_refunded: 'Your return {number} is refunded',
    subject_paid_back: 'We paid back a part of your order {order}',
    body_paid_back:
      'Hello {name}, this is what we paid back of this order. A bank may take some working days to show it on your card or account.',
    subject_exchanged: 'Your exchange {number} is on its way',
    body_exchanged: 'Hello {name}, what you asked for instead is on its way to you. We hope that it fits.',
    subject_exchange_requested: 'We have your exchange {number}',
    body_exchange_requested:
      'Hello {name}, we will look at it and tell you. Please keep the goods as they came until then.',
    subject_exchange_approved: 'Your exchange {number} is approved',
    body_exchange_approved:
      'Hello {name}, we keep what you asked for, and you can send the goods now. Pack them well and put the number of the exchange inside.',
    subject_exchange_received: 'The goods of your exchange {number} have reached us',
    body_exchange_received: 'Hello {name}, the goods are here. Once we have looked at them we send what you asked for.',
    subject_exchange_rejected: 'About your exchange {number}',
    body_exchange_rejected:
      'Hello {name}, we are sorry, but we cannot exchange this. You find the reason below and can answer us.',
    subject_rejected: 'About your return {number}',
    subject_answered: 'A message about your return {number}',
    body_requested: 'Hello {name}, we will look at it and tell you. Please keep the goods as they came until then.',
    body_approved: 'Hello {name}, you can send the goods now. Pack them well and put the number of the return inside.',
    subject_labelled: 'The label of your return {number}',
    body_labelled:
      'Hello {name}, the carrier’s label by which your return comes back to us is ready, and costs you nothing. Download it from the page of the return and put it on the parcel.',
    body_received: 'Hello {name}, the goods are here. Your refund follows once we have looked at them.',
    body_refunded:
      'Hello {name}, this is what we paid back. A bank may take some working days to show it on your card or account.',
    body_rejected:
      'Hello {name}, we are sorry, but we cannot take this back. You find the reason below and can answer us.',
    body_answered: 'Hello {name}, we wrote to you about this return.',
    open: 'Open the return',
    track: 'Track your order',
    expected: 'Expected refund',
    where_to: 'Our address',
    instead: 'instead: {variant}',
    carrier: 'Carrier',
    carrier_number: 'Parcel number',
  },
});

/** The data of a return in a mail. */
export interface MailedReturn
  extends Pick<
    ReturnRow,
    | 'id'
    | 'number'
    | 'kind'
    | 'order_number'
    | 'refund_to'
    | 'card_halalas'
    | 'bank_halalas'
    | 'credit_halalas'
    | 'bank_reference'
    | 'carrier'
    | 'carrier_number'
  > {
  lines: readonly Pick<ReturnRow['lines'][number], 'name_ar' | 'name_en' | 'quantity' | 'exchange'>[];
  events: readonly Pick<ReturnRow['events'][number], 'status' | 'note'>[];
  /** The expected refund, in halalas. */
  expected_halalas: number;
}

export interface ReturnMailContext {
  store: Letterhead;
  publicUrl: string;
}

/** The mail about a step of a return, in both languages, the buyer's first. Null when the buyer gave no address. */
export function returnMail(
  row: MailedReturn,
  order: MailedOrder,
  event: MailedReturnEvent,
  context: ReturnMailContext,
): Mail | null {
  if (order.email === null) return null;
  const languages = context.store.languagesFor(order.language);
  const [first] = languages;
  const sections = languages.map((language) => section(row, order, event, language, context));
  const { html, text } = layOutMail(context.store.senderIn(first), sections);
  return {
    to: order.email,
    subject: subjectOf(row, event, first, context),
    html,
    text,
  };
}

/** The topic: a return, an exchange, or a refund without goods. */
function topicOf({ kind, refund_to }: MailedReturn, event: MailedReturnEvent): ReturnTopic {
  if (kind === 'refund') return 'paid_back';
  const ofExchange = refund_to === 'exchange' && notifiesExchange.find((one) => one === event);
  return ofExchange ? `exchange_${ofExchange}` : event;
}

function subjectOf(
  row: MailedReturn,
  event: MailedReturnEvent,
  language: Language,
  { store }: ReturnMailContext,
): string {
  return store.words
    .over('return', returnTexts)
    .say(language, `subject_${topicOf(row, event)}`, { number: row.number, order: row.order_number });
}

function section(
  row: MailedReturn,
  order: MailedOrder,
  event: MailedReturnEvent,
  language: Language,
  context: ReturnMailContext,
): MailSection {
  const { store, publicUrl } = context;
  const note = row.events.findLast((one) => one.status === event)?.note;
  const parts: MailPart[] = [
    {
      kind: 'text',
      text: store.words
        .over('return', returnTexts)
        .say(language, `body_${topicOf(row, event)}`, { name: order.first_name }),
    },
    ...(note ? [{ kind: 'text' as const, text: note }] : []),
    ...(event === 'approved' ? addressParts(store, language) : []),
    ...insteadParts(row, event, language),
    ...moneyParts(row, event, language),
  ];
  // A link to a guest's page would need the order's secret, which is not stored: guests track the order by number and
  // phone.
  const link =
    order.customer_id === null
      ? { label: returnTexts.say(language, 'track'), path: `/track-order?number=${encodeURIComponent(order.number)}` }
      : { label: returnTexts.say(language, 'open'), path: `/account/returns/${row.id}` };
  parts.push({ kind: 'link', label: link.label, url: pageUrl(publicUrl, language, link.path) });
  return { language, heading: subjectOf(row, event, language, context), parts };
}

/** The address for the goods, once they may be sent; empty where the shop has no address. */
function addressParts({ address }: Letterhead, language: Language): MailPart[] {
  if (address[language] === '') return [];
  return [{ kind: 'rows', rows: [{ label: returnTexts.say(language, 'where_to'), value: address[language] }] }];
}

/** The replacement goods, and their shipment once it was sent. */
function insteadParts(row: MailedReturn, event: MailedReturnEvent, language: Language): MailPart[] {
  if (event === 'rejected' || event === 'answered' || event === 'refunded' || event === 'labelled') return [];
  const goods = row.lines.flatMap((line) => {
    if (!line.exchange) return [];
    const { variant_ar, variant_en, sku } = line.exchange;
    const name = (language === 'ar' ? variant_ar : variant_en) ?? sku;
    const variant = line.quantity === 1 ? name : `${name} × ${line.quantity}`;
    const value = returnTexts.say(language, 'instead', { variant });
    return [{ label: language === 'ar' ? line.name_ar : line.name_en, value }];
  });
  const shipment = (['carrier', 'carrier_number'] as const).flatMap((name) => {
    const value = row[name];
    return value === null ? [] : [{ label: returnTexts.say(language, name), value }];
  });
  return goods.length + shipment.length === 0 ? [] : [{ kind: 'rows', rows: [...goods, ...shipment] }];
}

/** The refund, or until it is made the expected one, except in a refusal. */
function moneyParts(row: MailedReturn, event: MailedReturnEvent, language: Language): MailPart[] {
  if (event === 'rejected' || event === 'answered' || event === 'labelled') return [];
  if (event === 'refunded') {
    const back = { card: row.card_halalas, bank: row.bank_halalas, credit: row.credit_halalas };
    return refundParts(back, row.bank_reference, language);
  }
  const amount = row.expected_halalas;
  if (amount === 0) return [];
  return [
    { kind: 'rows', rows: [{ label: returnTexts.say(language, 'expected'), value: sayAmount(amount, language) }] },
  ];
}
