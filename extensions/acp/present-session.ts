import { codeWarnings } from '../machine-checkouts/code-warnings.ts';
import { continueUrl } from '../machine-checkouts/continue-url.ts';
import type { Message } from '../machine-checkouts/faults.ts';
import { isSellableNow, missingParts } from '../machine-checkouts/missing-parts.ts';
import { methodOf } from '../machine-checkouts/payment-method.ts';
import type { PricedSession } from '../machine-checkouts/quote-session.ts';
import type { Session } from '../machine-checkouts/session.ts';
import { toMinor } from '../machine-checkouts/to-minor.ts';
import type { AcpDeps } from './deps.ts';
import { presentMessage } from './present-messages.ts';
import { lineTotals, sessionTotals, total } from './present-totals.ts';
import { VERSION } from './version.ts';

/** A session as the agent reads it, priced this moment. Nothing is held for it: stock is taken by the order alone. */
export async function presentSession(
  session: Session,
  priced: PricedSession,
  deps: AcpDeps,
  more: readonly Message[] = [],
) {
  const { buyer, codes, language, order, id, expiresAt } = session;
  const { status, messages } = stateOf(session, priced, methodOf(priced, deps));
  const isOpen = status !== 'completed' && status !== 'canceled';
  return {
    id,
    protocol: { version: VERSION },
    capabilities: {
      payment: { handlers: deps.handlers },
      interventions: { supported: [], required: [], enforcement: 'conditional' },
      extensions: [{ name: 'discount' }],
    },
    status,
    currency: 'sar',
    locale: language,
    ...(buyer?.email && { buyer: { ...pickBuyer(buyer), email: buyer.email } }),
    line_items: presentLines(priced, deps.publicUrl, language),
    ...presentDelivery(session, priced),
    totals: sessionTotals(priced, language),
    messages: [...messages, ...more].map(presentMessage),
    links: linksOf(deps.publicUrl, language),
    expires_at: expiresAt,
    ...(isOpen && { continue_url: await continueUrl(session, deps.publicUrl, deps.handOver) }),
    ...(codes.length > 0 && { discounts: presentDiscounts(session, priced) }),
    ...(order && {
      order: {
        ...{ type: 'order', id: order.id, checkout_session_id: id, order_number: order.number, status: 'created' },
        permalink_url: trackUrl(order.number, deps.publicUrl),
      },
    }),
  };
}

export const trackUrl = (number: string, publicUrl: string) =>
  `${publicUrl}/track-order?number=${encodeURIComponent(number)}`;

const pickBuyer = ({ first_name, last_name, phone_number }: NonNullable<Session['buyer']>) => ({
  ...(first_name && { first_name }),
  ...(last_name && { last_name }),
  ...(phone_number && { phone_number }),
});

const waysOn = {
  ar: 'يكمل المشتري الطلب ويدفع في صفحة المتجر',
  en: 'The buyer completes the order and pays on the shop’s own page',
};

/** The state that the protocol has for it. A person pays on the shop's own page, unless the owner lets agents order in cash. */
export function stateOf(
  session: Session,
  priced: PricedSession,
  paymentMethod: string | undefined,
): { status: string; messages: Message[] } {
  if (session.state === 'completed' || session.state === 'canceled') return { status: session.state, messages: [] };
  if (session.state === 'completing') return { status: 'complete_in_progress', messages: [] };
  const said: Message[] = [...priced.messages, ...codeWarnings(session, priced)];
  if (!isSellableNow(priced)) return { status: 'not_ready_for_payment', messages: said };
  if (paymentMethod === undefined) {
    const content = waysOn[session.language];
    const escalation: Message = {
      type: 'error',
      code: 'intervention_required',
      severity: 'requires_buyer_input',
      content,
    };
    return { status: 'requires_escalation', messages: [...said, escalation] };
  }
  const missing = missingParts(session, priced, paymentMethod);
  if (missing.length > 0) return { status: 'not_ready_for_payment', messages: [...said, ...missing] };
  return { status: 'ready_for_payment', messages: said };
}

function presentLines({ lines }: PricedSession, publicUrl: string, language: 'ar' | 'en') {
  return lines.map(({ line, quoted }) => {
    const name = quoted?.variant ? `${quoted.name} · ${quoted.variant}` : quoted?.name;
    const left = quoted?.available_quantity ?? 0;
    return {
      ...{ id: line.id, item: { id: line.item }, quantity: line.quantity },
      ...(name && { name: name.slice(0, 500) }),
      ...(quoted?.image && { images: [new URL(quoted.image.url, publicUrl).href] }),
      unit_amount: toMinor(quoted?.unit_price ?? 0),
      availability_status: left > 0 ? 'in_stock' : 'out_of_stock',
      totals: lineTotals(quoted, language),
    };
  });
}

/** The address as it was given, and what each way of delivery costs there. */
function presentDelivery({ shipping, buyer, lines, language }: Session, { quote, cityId }: PricedSession) {
  const [place] = shipping?.destinations ?? [];
  const options = cityId === undefined ? [] : quote.shipping_options;
  const chosen = options.find(({ code }) => code === shipping?.selectedOptionId);
  const name = [buyer?.first_name, buyer?.last_name].filter(Boolean).join(' ');
  return {
    ...(place && {
      fulfillment_details: {
        ...(name && { name }),
        ...(buyer?.phone_number && { phone_number: buyer.phone_number }),
        ...(buyer?.email && { email: buyer.email }),
        address: {
          name: place.first_name ?? '',
          line_one: place.street_address ?? '',
          ...(place.extended_address && { line_two: place.extended_address }),
          city: place.address_locality ?? '',
          state: place.address_region ?? '',
          country: place.address_country ?? '',
          postal_code: place.postal_code ?? '',
        },
      },
    }),
    fulfillment_options: options.map(({ code, name: title, estimate, cost }) => ({
      ...{ type: 'shipping', id: code, title, description: estimate },
      totals: [total('fulfillment', toMinor(cost), language), total('total', toMinor(cost), language)],
    })),
    ...(chosen && {
      selected_fulfillment_options: [
        { type: 'shipping', option_id: chosen.code, item_ids: lines.map(({ item }) => item) },
      ],
    }),
  };
}

function presentDiscounts(session: Session, priced: PricedSession) {
  return {
    codes: session.codes,
    applied: priced.quote.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ code, label, amount }, at) => ({
        ...{ id: `discount_${at + 1}`, ...(code !== null && { code }), automatic: code === null },
        ...{ coupon: { id: code ?? `offer_${at + 1}`, name: label.slice(0, 200) }, amount: toMinor(amount) },
      })),
    rejected: codeWarnings(session, priced).map(({ code, content, path = '' }) => ({
      ...{ code: session.codes[Number(/\d+/.exec(path)?.[0])] ?? '', reason: code, message: content },
    })),
  };
}

function linksOf(publicUrl: string, language: 'ar' | 'en') {
  const url = (page: string) => `${publicUrl}${language === 'en' ? '/en' : ''}/${page}`;
  return [
    { type: 'terms_of_use', url: url('terms') },
    { type: 'privacy_policy', url: url('privacy') },
    { type: 'return_policy', url: url('returns') },
    { type: 'shipping_policy', url: url('shipping') },
  ];
}
