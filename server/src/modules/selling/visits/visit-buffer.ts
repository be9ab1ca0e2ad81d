import type { DeviceKind, PageKind } from './seen-page.ts';
import type { Source } from './source-of.ts';

/** Steps of a visitor as bits. */
export const VISITED = 1;
export const VIEWED = 2;
export const CARTED = 4;
export const CHECKOUT = 8;

/** Most entries of each kind in memory; what comes beyond them before the next write is not counted. */
const MOST_VISITORS = 20_000;
const MOST_NAMES = 2_000;

export interface SeenStep {
  day: string;
  /** Epoch milliseconds of the beginning of the hour. */
  hour: number;
  device: DeviceKind;
  /** Network and user agent, until the hash of the day is made of them. */
  network: string;
  agent: string;
  source: Source;
  steps: number;
  isVisit: boolean;
  page: PageKind | null;
  productId: number | null;
  added: number | null;
  words: string | null;
  orderId: string | null;
}

export interface BufferedVisitor {
  day: string;
  hour: number;
  device: DeviceKind;
  network: string;
  agent: string;
  steps: number;
  source: Source;
}

export interface BufferedHour {
  hour: number;
  device: DeviceKind;
  visits: number;
  pages: Partial<Record<PageKind, number>>;
}

export interface BufferedOrder {
  orderId: string;
  source: Source;
  device: DeviceKind;
}

/** Sums of all that was seen since the last write. */
export interface SeenSums {
  visitors: Map<string, BufferedVisitor>;
  hours: Map<string, BufferedHour>;
  sources: Map<string, { day: string; source: Source; visits: number }>;
  products: Map<string, { day: string; id: number; views: number; carted: number }>;
  terms: Map<string, { day: string; words: string; times: number }>;
  orders: Map<string, BufferedOrder>;
}

export const emptySums = (): SeenSums => ({
  visitors: new Map(),
  hours: new Map(),
  sources: new Map(),
  products: new Map(),
  terms: new Map(),
  orders: new Map(),
});

export const isEmptySums = (sums: SeenSums): boolean => Object.values(sums).every(({ size }) => size === 0);

/** The entry of a key, made where there is room for it. */
function entry<Value>(map: Map<string, Value>, key: string, most: number, make: () => Value): Value | undefined {
  const known = map.get(key);
  if (known || map.size >= most) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const emptyHour = (hour: number, device: DeviceKind): BufferedHour => ({ hour, device, visits: 0, pages: {} });

/** Adds a step to the sums in memory. */
export function addSeen(sums: SeenSums, seen: SeenStep): void {
  const { day, hour, device, network, agent, source, productId, added, words, orderId } = seen;
  const visitor = entry(sums.visitors, JSON.stringify([day, network, agent]), MOST_VISITORS, () => ({
    ...{ day, hour, device, network, agent, source, steps: 0 },
  }));
  if (visitor) visitor.steps |= seen.steps;
  const inHour = entry(sums.hours, `${hour} ${device}`, MOST_NAMES, () => emptyHour(hour, device));
  if (inHour && seen.isVisit) inHour.visits += 1;
  if (inHour && seen.page) inHour.pages[seen.page] = (inHour.pages[seen.page] ?? 0) + 1;
  if (seen.isVisit) {
    const key = JSON.stringify([day, source.source, source.medium, source.campaign]);
    const of = entry(sums.sources, key, MOST_NAMES, () => ({ day, source, visits: 0 }));
    if (of) of.visits += 1;
  }
  for (const [id, column] of [
    [productId, 'views'],
    [added, 'carted'],
  ] as const) {
    if (id === null) continue;
    const of = entry(sums.products, `${day} ${id}`, MOST_NAMES, () => ({ day, id, views: 0, carted: 0 }));
    if (of) of[column] += 1;
  }
  if (words !== null) {
    const of = entry(sums.terms, `${day} ${words}`, MOST_NAMES, () => ({ day, words, times: 0 }));
    if (of) of.times += 1;
  }
  if (orderId !== null) entry(sums.orders, orderId, MOST_NAMES, () => ({ orderId, source, device }));
}
