import type { ExtensionRecords } from '@waha/extend';
import { z } from 'zod';
import { amountOf, titleOf, toSuite } from './flower-names.ts';
import { type Json, listOf, objectOf } from './json.ts';
import type { KeptShop } from './kept-flower-shop.ts';

const KEPT_MS = 86_400_000;

const change = z.looseObject({
  adjustments: z.array(z.looseObject({ status: z.enum(['pending', 'completed', 'failed']) })).optional(),
  fulfillment: z.looseObject({ events: z.array(z.unknown()).optional() }).optional(),
});

/**
 * Parts of the suite's orders that the shop's have not: the address abroad that a checkout named, and changes that no agent may make.
 * Both are records that end, because notifications are written elsewhere than answers.
 */
export function flowerOrders(records: ExtensionRecords, readShop: () => Promise<KeptShop>) {
  const keep = (key: string, value: Json) =>
    records.change(`flower:${key}`, () => value, { endsAt: new Date(Date.now() + KEPT_MS) });
  const find = async (key: string): Promise<Json | undefined> => {
    const stored = await records.read(`flower:${key}`);
    return stored === undefined ? undefined : objectOf(stored);
  };

  return {
    /** Keeps the address that a checkout has chosen. */
    async keepDestination({ id, fulfillment }: Json): Promise<void> {
      const [method] = listOf(objectOf(fulfillment).methods);
      const chosen = listOf(method?.destinations).find((one) => one.id === method?.selected_destination_id);
      if (typeof id === 'string' && chosen) await keep(`checkout:${id}`, chosen);
    },
    /** False: it is no change that an order may have. */
    async change(id: string, given: Json): Promise<boolean> {
      const { success, data } = change.safeParse(given);
      if (success) await keep(`order:${id}`, data);
      return success;
    },
    /** An order in the suite's names. */
    async dress(order: Json): Promise<Json> {
      const { items } = await readShop();
      const told = toSuite(order, { items, known: new Map() });
      const fulfillment = objectOf(told.fulfillment);
      const destination = await find(`checkout:${String(order.checkout_id)}`);
      const changed = await find(`order:${String(order.id)}`);
      const cost = amountOf(order, 'fulfillment');
      const expectations = listOf(fulfillment.expectations).map((one) => ({
        ...one,
        description: titleOf(String(one.description), cost),
        ...(destination && { destination }),
      }));
      const events = objectOf(changed?.fulfillment).events ?? fulfillment.events;
      const adjustments = changed?.adjustments ?? told.adjustments;
      return {
        ...told,
        fulfillment: { ...fulfillment, expectations, events },
        ...(adjustments !== undefined && { adjustments }),
      };
    },
  };
}
