import { WEBHOOK_SECRET as MOYASAR_SECRET } from '../../extensions/moyasar/fake-moyasar.fixture.ts';
import { WEBHOOK_SECRET as TABBY_SECRET } from '../../extensions/tabby/fake-tabby.fixture.ts';
import { tokenOf } from '../../extensions/tamara/fake-tamara.fixture.ts';
import type { Chance } from './chance.ts';
import type { Online, OrdersShop, Providers } from './life.ts';

/** Sends what a provider tells of a payment; a forged one has a secret of somebody else. */
export function notify(
  { shop }: OrdersShop,
  way: Online,
  { reference, isForged }: { reference: string; isForged: boolean },
) {
  const send = (body: object, headers: Record<string, string> = {}) =>
    shop.call(`POST /payments/${way}/webhook`, { body, headers: { 'x-api-key': '', ...headers } });
  if (way === 'tabby')
    return send({ id: reference, status: 'authorized' }, { 'x-waha-secret': isForged ? 'x' : TABBY_SECRET });
  if (way === 'tamara') {
    const token = tokenOf(isForged ? { secret: 'x' } : {});
    return send({ order_id: reference, event_type: 'order_approved' }, { authorization: `Bearer ${token}` });
  }
  const data = { id: crypto.randomUUID(), invoice_id: reference };
  return send({ type: 'payment_paid', secret_token: isForged ? 'x' : MOYASAR_SECRET, data });
}

/** The buyer pays at the provider's page, or one in ten is refused there. */
export function payAt({ moyasar, tabby, tamara }: Providers, way: Online, reference: string, chance: Chance): void {
  const isRefused = chance.is(0.1);
  if (way === 'moyasar') moyasar.pay(moyasar.invoiceOf(reference), { status: isRefused ? 'failed' : 'paid' });
  else if (way === 'tabby' && isRefused) tabby.reject(reference);
  else if (way === 'tabby') tabby.pay(reference);
  else if (!isRefused) tamara.pay(reference);
}
