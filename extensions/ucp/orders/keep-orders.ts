import { createHash, randomBytes } from 'node:crypto';
import type { ExtensionRecords } from '@waha/extend';
import { z } from 'zod';
import { fault } from '../faults.ts';
import { type Destination, destination, type PlacedOrder, type Session } from '../sessions/session.ts';

const DAY_MS = 86_400_000;
/** Long enough for a return after a slow delivery. */
const KEPT_DAYS = 180;

const keptOrder = z.object({
  orderId: z.string(),
  viewToken: z.string().nullable(),
  checkoutId: z.string(),
  profile: z.string().nullable(),
  language: z.enum(['ar', 'en']),
  /** Where it goes, without who lives there. */
  destination: destination.nullable(),
});
export type KeptOrder = z.infer<typeof keptOrder>;

/**
 * Orders that agents placed. Their id at the agent cannot be guessed and is its proof: who has it was given it, and the number of the
 * shop alone opens nothing.
 */
export interface OrderKeeper {
  keep(placed: PlacedOrder & { checkoutId: string; session: Session }): Promise<PlacedOrder>;
  read(id: string): Promise<KeptOrder>;
  /** The proof of an order of the shop; undefined where no agent placed it. */
  proofOf(orderId: string): Promise<string | undefined>;
}

const ID = /^[\w-]{32}$/;

export function keepOrders(records: ExtensionRecords, now: () => number): OrderKeeper {
  return {
    async keep({ checkoutId, session, id: orderId, viewToken, number }) {
      const endsAt = new Date(now() + KEPT_DAYS * DAY_MS);
      const made = randomBytes(24).toString('base64url');
      // A repetition after a crash finds the proof that the first attempt made.
      const proof = z.string().parse(await records.change(`of:${orderId}`, (was) => was ?? made, { endsAt }));
      const { profile, language } = session;
      const value: KeptOrder = { orderId, viewToken, checkoutId, profile, language, destination: placeOf(session) };
      await records.change(keyOf(proof), (was) => was ?? value, { endsAt });
      return { id: proof, number, viewToken: null };
    },
    async read(id) {
      const stored = ID.test(id) ? await records.read(keyOf(id)) : undefined;
      if (stored === undefined) throw fault(404, 'not_found', 'There is no such order');
      return keptOrder.parse(stored);
    },
    async proofOf(orderId) {
      return z
        .string()
        .optional()
        .parse(await records.read(`of:${orderId}`));
    },
  };
}

/** The order's address, without name and phone: an agent knows those, and a record of half a year need not. */
function placeOf({ shipping }: Session): Destination | null {
  const found = shipping?.destinations.find(({ id }) => id === shipping.selectedDestinationId);
  if (!found) return null;
  const { first_name: _, last_name: __, phone_number: ___, ...place } = found;
  return place;
}

/** The proof itself stays out of keys. */
const keyOf = (proof: string) => `order:${createHash('sha256').update(proof).digest('base64url')}`;
