import type { FakeMoyasar } from '../../extensions/moyasar/fake-moyasar.fixture.ts';
import type { FakeOto } from '../../extensions/oto/fake-oto.fixture.ts';
import type { FakeTabby } from '../../extensions/tabby/fake-tabby.fixture.ts';
import type { FakeTamara } from '../../extensions/tamara/fake-tamara.fixture.ts';
import type { openOrdersShop } from '../../server/src/testing/index.ts';
import type { Chance } from './chance.ts';

export interface Providers {
  moyasar: FakeMoyasar;
  tabby: FakeTabby;
  tamara: FakeTamara;
  oto: FakeOto;
}

export const ways = ['cash_on_delivery', 'bank_transfer', 'moyasar', 'apple_pay', 'tabby', 'tamara'] as const;
export type Way = (typeof ways)[number];
export type Online = 'moyasar' | 'tabby' | 'tamara';

/** One order on its way through the day. */
export interface Life {
  id: string;
  token: string;
  way: Way;
  lines: readonly [number, number];
  chance: Chance;
}

export type OrdersShop = Awaited<ReturnType<typeof openOrdersShop>>;

export interface DayOptions {
  shop: OrdersShop;
  providers: Providers;
  seed: number;
}

/** The number of times that each kind of thing happened. */
export const createCounts = () => ({
  ...{ placed: 0, packed: 0, abandoned: 0, charged: 0, faults: 0, forged: 0 },
  ...{ cancelled: 0, booked: 0, sentInParts: 0, leftOut: 0, paidBack: 0 },
});
export type Counts = ReturnType<typeof createCounts>;

/** Faults that answer at once; what hangs is tried by the suites of the ports. */
const kinds = ['fails', 'page', 'half', 'moved'] as const;

/** Lets one call in four go wrong at a provider: before it was carried out, or after. */
export function createTrouble(providers: Providers, counts: Counts) {
  return (chance: Chance, provider: keyof Providers): void => {
    if (!chance.is(0.25)) return;
    counts.faults += 1;
    providers[provider].trouble.push({ kind: chance.pick(kinds), after: chance.is(0.5) });
  };
}
export type Trouble = ReturnType<typeof createTrouble>;
