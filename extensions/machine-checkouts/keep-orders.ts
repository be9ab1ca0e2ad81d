import { createHash, randomBytes } from 'node:crypto';
import type { ExtensionRecords } from '@waha/extend';
import { z } from 'zod';
import { fault } from './faults.ts';
import { type Destination, destination, type PlacedOrder, type Session } from './session.ts';

const DAY_MS = 86_400_000;
/** Long enough for a return after a slow delivery. */
const KEPT_DAYS = 180;
/** Where an order goes is kept until it has arrived, and no longer than this: a customer who is erased is not told to agents. */
const PLACE_DAYS = 30;

const keptOrder = z.object({
  orderId: z.string(),
  viewToken: z.string().nullable(),
  checkoutId: z.string(),
  profile: z.string().nullable(),
  language: z.enum(['ar', 'en']),
  /** A person placed it, who was handed the checkout: it is read with the shop's eyes. */
  isHandedOver: z.boolean().default(false),
});
export type KeptOrder = z.infer<typeof keptOrder> & {
  /** Where it goes, without who lives there. */
  destination: Destination | null;
};
const keptPlace = z.object({ destination: destination.nullable() });

/**
 * Orders that agents placed. Their id at the agent cannot be guessed and is its proof: who has it was given it, and the number of the
 * shop alone opens nothing.
 */
export interface OrderKeeper {
  keep(placed: PlacedOrder & { checkoutId: string; session: Session; isHandedOver?: boolean }): Promise<PlacedOrder>;
  read(id: string): Promise<KeptOrder>;
  /** The order of the shop with its proof; undefined where no agent placed it, or it is not kept yet. */
  find(orderId: string): Promise<{ proof: string; kept: KeptOrder } | undefined>;
  /** Forgets where an order went: it has arrived, or never will. */
  forgetPlace(orderId: string): Promise<void>;
  /** Says that a checkout places its order: the shop's events tell of it before it can be kept. */
  begin(checkoutId: string): Promise<void>;
  /** Says that a checkout has placed none. */
  giveUp(checkoutId: string): Promise<void>;
  /** Whether any checkout places its order at this moment. */
  isPlacing(): Promise<boolean>;
}

/** A checkout that places its order for longer was left by a crash. */
const PLACING_MS = 60_000;
const PLACING = 'placing';
const placing = z.record(z.string(), z.number()).catch({});

const ID = /^[\w-]{32}$/;

export function keepOrders(records: ExtensionRecords, now: () => number): OrderKeeper {
  const isRecent = (at: number) => at > now() - PLACING_MS;

  async function mark(checkoutId: string, isBegun: boolean): Promise<void> {
    await records.change(PLACING, (was) => {
      const others = Object.entries(placing.parse(was)).filter(([id, at]) => id !== checkoutId && isRecent(at));
      return { ...Object.fromEntries(others), ...(isBegun && { [checkoutId]: now() }) };
    });
  }

  const proofOf = async (orderId: string) =>
    z
      .string()
      .optional()
      .parse(await records.read(`of:${orderId}`));

  async function withPlace(stored: unknown, proof: string): Promise<KeptOrder> {
    const place = await records.read(placeKeyOf(proof));
    return { ...keptOrder.parse(stored), destination: place === undefined ? null : keptPlace.parse(place).destination };
  }

  return {
    begin: (checkoutId) => mark(checkoutId, true),
    giveUp: (checkoutId) => mark(checkoutId, false),
    async isPlacing() {
      return Object.values(placing.parse(await records.read(PLACING))).some(isRecent);
    },
    async keep({ checkoutId, session, id: orderId, viewToken, number, isHandedOver = false }) {
      const endsAt = new Date(now() + KEPT_DAYS * DAY_MS);
      const made = randomBytes(24).toString('base64url');
      // A repetition after a crash finds the proof that the first attempt made.
      const proof = z.string().parse(await records.change(`of:${orderId}`, (was) => was ?? made, { endsAt }));
      const { profile, language } = session;
      // The person may have chosen another address, which is none of the agent's.
      const destination = isHandedOver ? null : placeOf(session);
      const value = { orderId, viewToken, checkoutId, profile, language, isHandedOver };
      const placeEndsAt = new Date(now() + PLACE_DAYS * DAY_MS);
      if (destination)
        await records.change(placeKeyOf(proof), (was) => was ?? { destination }, { endsAt: placeEndsAt });
      await records.change(keyOf(proof), (was) => was ?? value, { endsAt });
      await mark(checkoutId, false);
      return { id: proof, number, viewToken: null };
    },
    async read(id) {
      const stored = ID.test(id) ? await records.read(keyOf(id)) : undefined;
      if (stored === undefined) throw fault(404, 'not_found', 'There is no such order');
      return withPlace(stored, id);
    },
    async forgetPlace(orderId) {
      const proof = await proofOf(orderId);
      if (proof === undefined) return;
      await records.change(placeKeyOf(proof), (was) => (was === undefined ? undefined : { destination: null }));
    },
    async find(orderId) {
      const proof = await proofOf(orderId);
      const stored = proof === undefined ? undefined : await records.read(keyOf(proof));
      return proof === undefined || stored === undefined ? undefined : { proof, kept: await withPlace(stored, proof) };
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
const hashOf = (proof: string) => createHash('sha256').update(proof).digest('base64url');
const keyOf = (proof: string) => `order:${hashOf(proof)}`;
const placeKeyOf = (proof: string) => `place:${hashOf(proof)}`;
