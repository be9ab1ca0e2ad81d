import type { Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { readPaymentSettings } from '../../payments/index.ts';
import { listRateSteps, ratesFor } from '../../shipping/index.ts';
import { canChangeAddress } from '../orders.policy.ts';
import { lockOrder } from '../orders.store.ts';
import { addressOfOrder, requirePlace, type TypedAddress } from '../placing/order-address.ts';
import { moveSupplements } from '../supplements/supplements.store.ts';
import { setAddress } from './order-edits.store.ts';

/**
 * Changes the delivery address before the first shipment, by the rules of the checkout: the city must be served by the
 * shipping method, and accept cash if the order is paid in cash. The agreed total stays. Refuses `conflict.changed` if
 * the order was edited since `version`.
 */
export async function changeAddress(
  tx: Tx,
  orderId: string,
  { address, version }: { address: TypedAddress; version: number },
  language: Language,
): Promise<void> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  enforce(canChangeAddress(order));
  const place = await requirePlace(tx, address, language);
  const rates = ratesFor(await listRateSteps(tx, place.city.id), 0);
  if (rates.length === 0) refuse('shipping.city_not_served', { city: place.cityName });
  if (!rates.some(({ code }) => code === order.shipping_method)) refuse('shipping.method_not_available');
  const { cityIds } = (await readPaymentSettings(tx)).cashOnDelivery;
  const isCashOnDelivery =
    order.payment_method === 'cash_on_delivery' && order.total_halalas > order.store_credit_halalas;
  if (isCashOnDelivery && cityIds !== null && !cityIds.includes(place.city.id)) refuse('payments.method_not_available');
  const recipient = { phone: order.phone, name: `${order.first_name} ${order.last_name}`, language };
  const kept = addressOfOrder(address, place, recipient);
  const destination = { address: kept, cityId: place.city.id };
  if (!(await setAddress(tx, orderId, version, destination))) refuse('conflict.changed');
  await moveSupplements(tx, orderId, destination);
}
