import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversion, ConversionProvider } from '../ports/conversion.ts';
import { type Fault, faultKinds } from './fake-server.ts';

/** An event as the fake of a service took it. */
export interface TakenConversion {
  id: string;
  value: number;
  orderNumber: string | null;
}

/** A fake of a service that an adapter is run against. It refuses whatever its rules do not allow. */
export interface ConversionWorld {
  provider: ConversionProvider;
  taken(): readonly TakenConversion[];
  /** Text of every request that came to it. */
  heard(): string;
  /** From now on it refuses the credentials. */
  revoke(): void;
  trouble: Fault[];
  secrets: readonly string[];
  close(): Promise<void> | void;
}

const person = {
  ...{ email: 'Noura.Test@Example.com', phone: '+966512345678', firstName: 'Nouratest', lastName: 'Alsalemtest' },
  cityEn: 'Riyadh',
};

/** A purchase of somebody who agreed to both purposes. */
export function conversionOf(more: Partial<Conversion> = {}): Conversion {
  return {
    ...{ id: crypto.randomUUID(), kind: 'purchase', happenedAt: new Date(), pageUrl: 'https://shop.example/checkout' },
    ...{ orderNumber: 'WH-2026-000001', value: 12_550, person, visitorId: crypto.randomUUID() },
    items: [{ id: '12', name: 'عود', quantity: 2, price: 5_025 }],
    userAgent: 'Mozilla/5.0 (iPhone) Safari',
    clickMarks: { fbclid: 'click-of-f', ttclid: 'click-of-tt', ScCid: 'click-of-sc', gclid: 'click-of-g' },
    consents: ['analytics', 'marketing'],
    ...more,
  };
}

/** The contract suite that every adapter of the conversion port must pass. */
export function runConversionContract(name: string, openWorld: () => Promise<ConversionWorld>): void {
  describe(`${name} keeps the contract of conversions`, () => {
    let world: ConversionWorld;
    beforeAll(async () => {
      world = await openWorld();
    });
    afterAll(() => world.close());

    test('a purchase arrives with its amount and number, under the same id whenever it is sent', async () => {
      const purchase = conversionOf();
      for (let time = 0; time < 2; time += 1) expect(await world.provider.send(purchase)).toBe('taken');
      expect(new Set(world.taken().map(({ id }) => id)).size).toBe(1);
      expect(world.taken().at(-1)).toMatchObject({ value: 125.5, orderNumber: 'WH-2026-000001' });
    });

    test.each(['add_to_cart', 'checkout'] as const)('a visitor who is not known yet: %s', async (kind) => {
      const event = conversionOf({ kind, person: null, orderNumber: null, value: 10_050, clickMarks: {} });
      if (world.provider.needsPerson) {
        expect(await world.provider.send(event)).toEqual({ refused: expect.stringMatching(/\S/) });
        return;
      }
      expect(await world.provider.send(event)).toBe('taken');
      expect(world.taken().at(-1)).toMatchObject({ value: 100.5 });
    });

    test('nothing that names the person is sent as it is, and no mark of another service', async () => {
      await world.provider.send(conversionOf());
      const heard = world.heard().toLowerCase();
      for (const word of ['noura', '512345678', 'alsalem', 'example.com"']) expect(heard).not.toContain(word);
      expect(
        ['click-of-f', 'click-of-tt', 'click-of-sc', 'click-of-g'].filter((mark) => heard.includes(mark)).length,
      ).toBeLessThanOrEqual(1);
    });

    test.each(faultKinds)('a service that %s throws without a secret: the event is sent again', async (kind) => {
      const { provider, trouble, secrets } = world;
      trouble.push({ kind, after: false });
      const error: unknown = await provider.send(conversionOf()).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      trouble.splice(0);
      expect(error).toBeInstanceOf(Error);
      for (const secret of secrets) expect(String(error)).not.toContain(secret);
    });

    test('credentials that are refused are said in words, without a secret', async () => {
      world.revoke();
      const verdict = await world.provider.send(conversionOf());
      expect(verdict).toEqual({ refused: expect.stringMatching(/\S/) });
      for (const secret of world.secrets) expect(JSON.stringify(verdict)).not.toContain(secret);
    });
  });
}
