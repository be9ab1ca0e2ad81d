import { z } from 'zod';

/** The label of every parcel of the fake. */
export const LABEL = '%PDF-1.7 label of the fake';

const returned = z.object({
  ...{ id: z.string(), orderNumber: z.string(), value: z.int(), broughtBy: z.string().nullable() },
  ...{ from: z.object({ name: z.string(), city: z.string() }), receiver: z.object({ name: z.string() }) },
});
const visited = z.object({ day: z.string(), from: z.string(), until: z.string(), parcels: z.int() });
const rateRequest = z.strictObject({ city: z.string(), weightGrams: z.int() });

/** A branch of the fake carrier. */
export interface FakePoint {
  id: string;
  name: string;
  address: string;
  hours: string;
  takesCash: boolean;
}

interface Counts {
  rates: number;
  points: number;
  visitsCancelled: number;
  returnsCancelled: number;
}

/** Services of the fake carrier besides parcels: prices, things that come back, and visits of its courier. */
export function carrierServices(wanted: { refusal: string }, counts: Counts) {
  const returns = new Map<string, z.output<typeof returned> & { number: string }>();
  const moves = new Map<string, { status: string; at: string; text: string }[]>();
  const visits: z.output<typeof visited>[] = [];
  /** Points by city, and cash that was paid out. */
  const points = new Map<string, FakePoint[]>();
  const remittances: { number: string; amount: number; at?: Date }[] = [];
  const statement = { most: 2_000, asked: [] as Date[] };
  /** Prices by city, in halalas: a halala more for each gram; none where a city is not named. */
  const prices = new Map<string, number>();

  function listRates({ city, weightGrams }: z.output<typeof rateRequest>): [number, unknown] {
    counts.rates += 1;
    const price = prices.get(city);
    if (price === undefined) return [200, []];
    const days = { minDays: 1, maxDays: 2 };
    return [200, [5_000, 0].map((more) => ({ service: `${more}`, price: price + weightGrams + more, ...days }))];
  }

  function takeBack(asked: z.output<typeof returned>): [number, unknown] {
    if (wanted.refusal) return [200, { reason: wanted.refusal }];
    const number = returns.get(asked.id)?.number ?? `TR-${returns.size + 1}`;
    returns.set(asked.id, { ...asked, number });
    return [201, { number, label: Buffer.from(LABEL).toString('base64') }];
  }

  function visit(path: string, body: unknown): [number, unknown] {
    if (path.endsWith('/cancel')) {
      counts.visitsCancelled += 1;
      return [200, {}];
    }
    if (wanted.refusal) return [200, { reason: wanted.refusal }];
    visits.push(visited.parse(body));
    return [201, { reference: `V-${visits.length}` }];
  }

  /** The oldest parcels since a moment. */
  function listRemittances(since: Date): [number, unknown] {
    statement.asked.push(since);
    const all = remittances.map(({ at = new Date(), ...one }) => ({ ...one, at })).filter(({ at }) => at >= since);
    return [200, all.sort((one, other) => one.at.getTime() - other.at.getTime()).slice(0, statement.most)];
  }

  return {
    prices,
    points,
    remittances,
    statement,
    visits,
    returns: () => [...returns.values()],
    /** Something happens to a parcel that comes back. */
    moveReturn(number: string, status: string, at = new Date()) {
      moves.set(number, [...(moves.get(number) ?? []), { status, at: at.toISOString(), text: '' }]);
    },
    /** Undefined for calls about parcels. */
    carryOut(path: string, body: unknown): [number, unknown] | undefined {
      if (path.startsWith('/pickups')) return visit(path, body);
      if (path === '/returns') return takeBack(returned.parse(body));
      if (/^\/parcels\/TR-\d+\/cancel$/.test(path)) {
        counts.returnsCancelled += 1;
        return [200, {}];
      }
      const coming = /^\/parcels\/(TR-\d+)$/.exec(path)?.[1];
      if (coming)
        return [200, { status: moves.get(coming)?.at(-1)?.status ?? 'booked', events: moves.get(coming) ?? [] }];
      if (/^\/parcels\/TR-\d+\/label$/.test(path)) return [200, { label: Buffer.from(LABEL).toString('base64') }];
      if (path === '/points') {
        counts.points += 1;
        return [200, points.get(z.object({ city: z.string() }).parse(body).city) ?? []];
      }
      if (path === '/remittances') return listRemittances(z.object({ since: z.coerce.date() }).parse(body).since);
      return path === '/rates' ? listRates(rateRequest.parse(body)) : undefined;
    },
  };
}
