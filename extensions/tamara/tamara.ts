import type { ExtensionFetch, ExtensionRecords, Halalas, PaymentProvider, PaymentRefund } from '@waha/extend';
import { fromMoney, toMoney } from './amounts.ts';
import {
  type AskTamara,
  anything,
  createAsk,
  eligibility,
  order,
  session,
  type TamaraAccount,
  type TamaraOrder,
  TamaraStatus,
} from './api.ts';
import { checkoutRequest } from './checkout-request.ts';
import { canceledOf, capturedOf, refundedOf, stateOf } from './states.ts';
import { verdictOf } from './webhook.ts';

export interface TamaraSettings extends TamaraAccount {
  notificationToken: string;
  instalments: number;
  minimum: Halalas;
  maximum: Halalas;
}

interface TamaraDeps {
  settings: TamaraSettings;
  fetch: ExtensionFetch;
  records: ExtensionRecords;
  now: () => number;
}

const CONFLICT = 409;
const pathOf = (id: string, act = '') => `/orders/${encodeURIComponent(id)}${act}`;
const givenUpKey = (id: string) => `given up ${id}`;

/** Tamara: https://docs.tamara.co/docs/direct-quick-start-guide, read in August 2026. */
export function createTamara({ settings, fetch, records, now }: TamaraDeps): PaymentProvider {
  const ask = createAsk(settings, fetch);
  const { minimum, maximum, instalments } = settings;
  const orders = createOrders(ask, records);
  return {
    capabilities: {
      ...{ flow: 'redirect', capture: 'at-shipment', refunds: 'parts', minimum, maximum },
      ...{ marks: ['Tamara'], instalments: { count: instalments } },
    },
    async offer({ amount, currency, buyer }) {
      if (currency !== 'SAR') return false;
      // Tamara counts a buyer of whom it is told nothing as eligible.
      const customer = buyer ? { customer: { phone: buyer.phone } } : {};
      const body = { order: toMoney(amount), ...customer };
      return (await ask(eligibility, 'POST', '/pre-checkout/v1/eligibility', body)).is_eligible;
    },
    async start(intent) {
      if (intent.currency !== 'SAR') throw new Error('Tamara takes riyals alone here');
      const made = await ask(session, 'POST', '/checkout', checkoutRequest(intent, instalments, now()));
      return { reference: made.order_id, url: made.checkout_url };
    },
    async read(reference) {
      const state = stateOf(await orders.settled(reference));
      // Not paid, and it shall not be: the page itself cannot be closed.
      return state.status === 'open' && (await orders.isGivenUp(reference)) ? { status: 'failed' } : state;
    },
    capture: (reference, amount) => capture({ ask, orders, now }, reference, amount),
    refund: (refund) => giveBack(ask, refund),
    async cancel(reference) {
      const { status, total_amount: total } = await orders.settled(reference);
      if (status === 'new' || status === 'on_hold') await orders.giveUp(reference);
      if (status === 'authorised')
        await ask(anything, 'POST', pathOf(reference, '/cancel'), { total_amount: toMoney(fromMoney(total)) });
    },
    webhook: (request) => verdictOf(request, settings.notificationToken, now()),
  };
}

type Orders = ReturnType<typeof createOrders>;

/** Reads orders, and remembers those whose page must not be paid any more: Tamara lets no shop close one. */
function createOrders(ask: AskTamara, records: ExtensionRecords) {
  const read = (id: string) => ask(order, 'GET', pathOf(id));
  const isGivenUp = async (id: string) => (await records.read(givenUpKey(id))) === true;

  /**
   * An order after what it waits for. `approved` is to be acknowledged within 72 hours, or the buyer's payment lapses; one that
   * was given up before it was paid is cancelled then.
   */
  async function settled(id: string): Promise<TamaraOrder> {
    const now = await read(id);
    const isLate = (now.status === 'approved' || now.status === 'authorised') && (await isGivenUp(id));
    if (now.status !== 'approved' && !isLate) return now;
    if (now.status === 'approved') await acknowledge(ask, id);
    const total = toMoney(fromMoney(now.total_amount), now.total_amount.currency);
    if (isLate) await ask(anything, 'POST', pathOf(id, '/cancel'), { total_amount: total });
    return read(id);
  }

  return {
    read,
    settled,
    isGivenUp,
    giveUp: async (id: string) => void (await records.change(givenUpKey(id), () => true)),
  };
}

/** 409: it was acknowledged before, by a notification that came twice or an attempt whose answer was lost. */
async function acknowledge(ask: AskTamara, id: string): Promise<void> {
  await ask(anything, 'POST', pathOf(id, '/authorise')).catch((error: unknown) => {
    if (!(error instanceof TamaraStatus && error.status === CONFLICT)) throw error;
  });
}

interface CaptureDeps {
  ask: AskTamara;
  orders: Orders;
  now: () => number;
}

/**
 * Takes the money of an order once. What is not taken is given up first, because Tamara lets an order be made smaller only before
 * its capture; each step looks at what an attempt before it has done.
 */
async function capture({ ask, orders, now }: CaptureDeps, reference: string, amount: Halalas): Promise<void> {
  const found = await orders.settled(reference);
  if (capturedOf(found) >= amount) return;
  const { currency } = found.total_amount;
  const rest = fromMoney(found.total_amount) - canceledOf(found) - amount;
  if (rest > 0) {
    const body = { total_amount: toMoney(rest, currency) };
    await ask(anything, 'POST', pathOf(reference, '/cancel'), body);
  }
  await ask(anything, 'POST', '/payments/capture', {
    order_id: reference,
    total_amount: toMoney(amount, currency),
    shipping_info: { shipped_at: new Date(now()).toISOString(), shipping_company: 'Other' },
  });
}

/** Gives money back once: Tamara keeps no key of a refund, so the sum that is back already says whether this one is. */
async function giveBack(
  ask: AskTamara,
  { captureReference, id, amount, refundedBefore }: PaymentRefund,
): Promise<void> {
  const found = await ask(order, 'GET', pathOf(captureReference));
  if (refundedOf(found) >= refundedBefore + amount) return;
  await ask(anything, 'POST', `/payments/simplified-refund/${encodeURIComponent(captureReference)}`, {
    total_amount: toMoney(amount, found.total_amount.currency),
    comment: `Refund ${id}`,
    merchant_refund_id: id,
  });
}
