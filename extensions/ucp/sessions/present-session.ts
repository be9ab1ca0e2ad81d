import { continueUrl } from '../../machine-checkouts/continue-url.ts';
import type { Warning } from '../../machine-checkouts/faults.ts';
import type { HandOver } from '../../machine-checkouts/hand-over.ts';
import type { Sessions } from '../../machine-checkouts/keep-sessions.ts';
import type { PricedSession, ShippingOption } from '../../machine-checkouts/quote-session.ts';
import type { Session } from '../../machine-checkouts/session.ts';
import { toMinor } from '../../machine-checkouts/to-minor.ts';
import { presentLines, presentTotals } from './present-lines.ts';
import type { CheckoutRequest } from './requests.ts';

export interface SessionDeps {
  sessions: Sessions;
  publicUrl: string;
  handOver: HandOver;
}

/** Fields of carts and checkouts alike. */
export async function presentBasics(session: Session, priced: PricedSession, { publicUrl, handOver }: SessionDeps) {
  const { buyer, codes, language, expiresAt, id } = session;
  return {
    id,
    line_items: presentLines(priced, publicUrl),
    currency: 'SAR',
    totals: presentTotals(priced, language),
    ...(buyer && { buyer }),
    ...((codes.length > 0 || priced.quote.discounts.length > 0) && { discounts: presentDiscounts(session, priced) }),
    links: linksOf(publicUrl, language),
    continue_url: await continueUrl(session, publicUrl, handOver),
    expires_at: expiresAt,
  };
}

function presentDiscounts({ codes }: Session, { quote }: PricedSession) {
  return {
    codes,
    applied: quote.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ code, label, amount }) => ({
        ...(code !== null && { code }),
        title: label.slice(0, 200),
        amount: toMinor(amount),
        automatic: code === null,
      })),
  };
}

/** The shop grants nothing for what an agent claims of a buyer: no claim is accepted, and none is in the way of an order. */
export const claimWarnings = ({ context }: CheckoutRequest): Warning[] =>
  (context?.eligibility ?? []).map((claim, at) => ({
    ...{ type: 'warning', code: 'eligibility_not_accepted', path: `$.context.eligibility[${at}]` },
    content: `${claim}: the shop knows no such benefit`,
  }));

const titles = {
  ar: { privacy: 'الخصوصية', terms: 'الشروط', returns: 'الاسترجاع', shipping: 'التوصيل' },
  en: { privacy: 'Privacy', terms: 'Terms', returns: 'Returns', shipping: 'Delivery' },
};

function linksOf(publicUrl: string, language: 'ar' | 'en') {
  const say = titles[language];
  const url = (page: string) => `${publicUrl}${language === 'en' ? '/en' : ''}/${page}`;
  return [
    { type: 'privacy_policy', url: url('privacy'), title: say.privacy },
    { type: 'terms_of_service', url: url('terms'), title: say.terms },
    { type: 'refund_policy', url: url('returns'), title: say.returns },
    { type: 'shipping_policy', url: url('shipping'), title: say.shipping },
  ];
}

/** The one way of delivery with its addresses, and what each option costs there. */
export function presentFulfillment({ shipping, lines }: Session, { quote, cityId }: PricedSession) {
  if (!shipping || !quote.needs_shipping) return undefined;
  const ids = lines.map(({ id }) => id);
  const options = cityId === undefined ? [] : quote.shipping_options.map(presentOption);
  const selected = options.find(({ id }) => id === shipping.selectedOptionId)?.id ?? null;
  return {
    methods: [
      {
        id: shipping.id,
        type: 'shipping',
        line_item_ids: ids,
        destinations: shipping.destinations,
        selected_destination_id: shipping.selectedDestinationId,
        groups: [{ id: shipping.groupId, line_item_ids: ids, options, selected_option_id: selected }],
      },
    ],
  };
}

function presentOption({ code, name, estimate, cost }: ShippingOption) {
  const amount = toMinor(cost);
  return {
    id: code,
    title: name,
    description: estimate,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  };
}
