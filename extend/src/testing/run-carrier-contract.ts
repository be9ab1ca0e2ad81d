import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLabelOf } from '../is-label-of.ts';
import {
  type BookedShipment,
  type CarrierProvider,
  MOST_REMITTED,
  type ReturnRequest,
  type ShipmentRequest,
} from '../ports/carrier.ts';
import type { WebhookRequest } from '../ports/payment.ts';
import { type Fault, faultKinds } from './fake-server.ts';

/** A fake of a carrier that an adapter is run against. */
export interface CarrierWorld {
  provider: CarrierProvider;
  /** The number of shipments that the carrier has. */
  booked(): number;
  /** The amount that its courier collects for a shipment. */
  cashOf(number: string): number;
  /** The courier takes the shipment, and delivers it. */
  move(number: string, to: 'picked_up' | 'delivered'): void;
  /** Books and delivers a shipment that a return is about; its `id`. */
  brought?(): Promise<string>;
  /** The point to which a shipment goes. */
  pointOf?(number: string): string | undefined;
  /** The courier collected the price of a shipment, and the carrier pays it out. */
  payOut?(number: string): void;
  /** A shipment that the carrier does not take. */
  refused?: ShipmentRequest;
  trouble?: Fault[];
  webhook?(number: string): WebhookRequest;
  forgedWebhook?(number: string): WebhookRequest;
  secrets: readonly string[];
  close(): Promise<void> | void;
}

const address = {
  city: 'الرياض',
  cityEn: 'Riyadh',
  district: 'الملقا',
  street: 'طريق الملك فهد',
  buildingNumber: '1234',
};
const more = { postalCode: '13521', shortAddress: 'RRRD2929', phone: '+966512345678' };

export function shipmentRequest(cashToCollect = 0): ShipmentRequest {
  return {
    ...{ id: crypto.randomUUID(), orderNumber: 'WH-2026-000001', weightGrams: 750, pieces: 2 },
    ...{ value: 12_500, cashToCollect, point: null },
    sender: { name: 'واحة', phone: '+966112345678' },
    to: { ...address, ...more, name: 'نورة “سالم” & أهلها' },
  };
}

export function returnRequest(): ReturnRequest {
  const { to, sender, cashToCollect: _, point: __, ...rest } = shipmentRequest();
  return { ...rest, from: to, receiver: sender, broughtBy: null };
}

async function bookAt(provider: CarrierProvider, request = shipmentRequest()): Promise<BookedShipment> {
  const booked = await provider.book(request);
  if ('isRefused' in booked) throw new Error(`refused: ${booked.reason}`);
  return booked;
}

/** The contract suite that every adapter of the carrier port must pass. */
export function runCarrierContract(name: string, openWorld: () => Promise<CarrierWorld> | CarrierWorld): void {
  runFaults(name, openWorld);
  runMore(name, openWorld);
  describe(`${name} keeps the contract of carriers`, () => {
    let world: CarrierWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(() => world.close());

    test('a shipment that is booked again is the same one', async () => {
      const request = shipmentRequest();
      const before = world.booked();
      const first = await bookAt(world.provider, request);
      expect((await bookAt(world.provider, request)).number).toBe(first.number);
      expect(world.booked() - before).toBe(1);
      expect(await world.provider.track(first.number)).toMatchObject({ status: 'booked' });
    });

    test('a label is of the form that the carrier says, where there are labels', async () => {
      const { provider } = world;
      const { label: format } = provider.capabilities;
      const { label, number } = await bookAt(provider);
      if (format === 'none') {
        expect(label).toBeNull();
        return;
      }
      if (label !== null) expect(isLabelOf(format, label)).toBe(true);
      expect(isLabelOf(format, (await provider.label?.(number)) ?? new Uint8Array())).toBe(true);
    });

    test('the courier collects exactly what is due, and nothing of a paid order', async () => {
      const due = world.provider.capabilities.cashOnDelivery ? [0, 14_000] : [0];
      for (const cash of due) {
        const { number } = await bookAt(world.provider, shipmentRequest(cash));
        expect(world.cashOf(number)).toBe(cash);
      }
    });

    test('a shipment is followed to its door, its events in order', async () => {
      const { number } = await bookAt(world.provider);
      for (const status of ['picked_up', 'delivered'] as const) {
        world.move(number, status);
        expect((await world.provider.track(number)).status).toBe(status);
      }
      const times = (await world.provider.track(number)).events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    });

    test('a shipment can be cancelled until it is picked up', async () => {
      const { number } = await bookAt(world.provider);
      await world.provider.cancel(number);
      if (world.provider.capabilities.cancels) expect((await world.provider.track(number)).status).toBe('cancelled');
      const gone = await bookAt(world.provider);
      world.move(gone.number, 'picked_up');
      await expect(world.provider.cancel(gone.number)).rejects.toThrow();
    });
  });
}

function runMore(name: string, openWorld: () => Promise<CarrierWorld> | CarrierWorld): void {
  describe(`${name} keeps the contract of carriers in what it can do besides`, () => {
    let world: CarrierWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(() => world.close());

    test('a return is booked once, collects nothing, and has a label', async () => {
      const { provider } = world;
      expect(provider.bookReturn !== undefined).toBe(provider.capabilities.returns);
      if (!provider.bookReturn) return;
      const request = { ...returnRequest(), broughtBy: world.brought ? await world.brought() : null };
      const before = world.booked();
      const first = await provider.bookReturn(request);
      if ('isRefused' in first) throw new Error(first.reason);
      expect(await provider.bookReturn(request)).toMatchObject({ number: first.number });
      expect(world.booked() - before).toBe(1);
      expect(world.cashOf(first.number)).toBe(0);
      const label = first.label ?? (await provider.label?.(first.number));
      // Buyers have no printer for labels.
      expect(isLabelOf('pdf', label ?? new Uint8Array())).toBe(true);
      expect((await provider.track(first.number)).status).toBe('booked');
    });

    test('prices are whole halalas above nothing, and days in order', async () => {
      const rates = await world.provider.rates?.({ city: 'جدة', cityEn: 'Jeddah', weightGrams: 1_500 });
      for (const { price, minDays, maxDays } of rates ?? []) {
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
        expect((minDays ?? 0) <= (maxDays ?? minDays ?? 0)).toBe(true);
      }
      expect(rates).not.toEqual([]);
    });

    test('points of a city have an id, a name and a place, and a parcel goes to the one that was chosen', async () => {
      const { provider, pointOf } = world;
      const points = await provider.points?.({ city: 'الرياض', cityEn: 'Riyadh' });
      if (!points) return;
      expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
      for (const { id, name, address } of points) for (const said of [id, name, address]) expect(said).toMatch(/\S/);
      const [chosen] = points;
      if (!chosen) throw new Error('the fake has a point in Riyadh');
      const { number } = await bookAt(provider, { ...shipmentRequest(), point: chosen.id });
      expect(pointOf?.(number)).toBe(chosen.id);
      expect(pointOf?.((await bookAt(provider)).number)).toBeUndefined();
    });

    test('cash that was paid out is told by parcel, and again when it is asked for again', async () => {
      const { provider, payOut } = world;
      if (!provider.remittances || !payOut) return;
      const since = new Date(Date.now() - 86_400_000);
      const { number } = await bookAt(provider, shipmentRequest(14_000));
      payOut(number);
      for (let time = 0; time < 2; time += 1)
        expect(await provider.remittances(since)).toContainEqual({ number, amount: 14_000, at: expect.any(Date) });
      payOut((await bookAt(provider, shipmentRequest(15_000))).number);
      const told = await provider.remittances(since);
      expect(told.length).toBeLessThanOrEqual(MOST_REMITTED);
      expect(told).toEqual(told.toSorted((one, other) => one.at.getTime() - other.at.getTime()));
      for (const { at } of told) expect(at.getTime()).toBeGreaterThanOrEqual(since.getTime());
    });

    test('a courier who is asked to come has a number, and can be told not to', async () => {
      const { provider } = world;
      if (!provider.requestPickup) return;
      const contact = { name: 'واحة', phone: '+966112345678' };
      const times = { day: '2026-12-01', from: '14:00', until: '18:00' };
      const asked = await provider.requestPickup({ id: crypto.randomUUID(), ...times, parcels: 3, contact });
      if ('isRefused' in asked) throw new Error(asked.reason);
      expect(asked.reference).toMatch(/\S/);
      await provider.cancelPickup?.(asked.reference);
    });
  });
}

function runFaults(name: string, openWorld: () => Promise<CarrierWorld> | CarrierWorld): void {
  describe(`${name} keeps the contract of carriers in trouble`, () => {
    let world: CarrierWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(() => world.close());

    test('a shipment that the carrier does not take is refused in words, and not booked', async () => {
      const { provider, refused } = world;
      if (!refused) return;
      const before = world.booked();
      expect(await provider.book(refused)).toEqual({ isRefused: true, reason: expect.stringMatching(/\S/) });
      expect(world.booked()).toBe(before);
    });

    test.each(['fails', 'hangs', 'half'] as const)(
      'a booking whose answer %s is found again, not doubled',
      async (kind) => {
        const { provider, trouble } = world;
        if (!trouble) return;
        const request = shipmentRequest(9_900);
        const before = world.booked();
        trouble.push({ kind, after: true });
        await provider.book(request).catch(() => undefined);
        trouble.splice(0);
        const { number } = await bookAt(provider, request);
        expect(world.booked() - before).toBe(1);
        expect(world.cashOf(number)).toBe(provider.capabilities.cashOnDelivery ? 9_900 : world.cashOf(number));
      },
    );

    test.each(faultKinds)('a carrier that %s is an error without a secret', async (kind) => {
      const { provider, trouble, secrets } = world;
      if (!trouble) return;
      trouble.push({ kind, after: false });
      const error: unknown = await provider.book(shipmentRequest()).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      trouble.splice(0);
      expect(error).toBeInstanceOf(Error);
      for (const secret of secrets) expect(String(error)).not.toContain(secret);
    });

    test('a notification names its shipment, and a forged one is refused', async () => {
      const { provider, webhook, forgedWebhook } = world;
      if (!provider.webhook || !webhook || !forgedWebhook) return;
      const { number } = await bookAt(provider);
      expect(await provider.webhook(webhook(number))).toEqual({ number });
      expect(await provider.webhook(forgedWebhook(number))).toBe('forged');
    });
  });
}
