import type { Source } from './source-of.ts';

/** Beacons of one network that are counted on a day; a household in a shop for hours sends fewer. */
const MOST_BEACONS = 2_000;
/** Visits of one network on a day. A network of a mobile operator has thousands of people behind it. */
const MOST_VISITS = 500;
/** Different sources of one network on a day: more is nobody's day, and the rest are counted as `other`. */
export const MOST_SOURCES = 8;
/** Networks that are told apart at once; the one longest known is forgotten first. */
const MOST_NETWORKS = 20_000;

interface Share {
  beacons: number;
  visits: number;
  sources: Set<string>;
}

/** Shares: the most that each network may add to the sums of a day, so that none of them fills a table. In memory, of this process. */
export function createDailyShares() {
  let day = '';
  const shares = new Map<string, Share>();

  function shareOf(today: string, network: string): Share {
    if (today !== day) shares.clear();
    day = today;
    const known = shares.get(network);
    if (known) return known;
    const [oldest] = shares.keys();
    if (shares.size >= MOST_NETWORKS && oldest !== undefined) shares.delete(oldest);
    const fresh = { beacons: 0, visits: 0, sources: new Set<string>() };
    shares.set(network, fresh);
    return fresh;
  }

  return {
    /** Whether a beacon is counted, and a visit that it begins. */
    take(today: string, network: string, isVisit: boolean): boolean {
      const share = shareOf(today, network);
      if (share.beacons >= MOST_BEACONS || (isVisit && share.visits >= MOST_VISITS)) return false;
      share.beacons += 1;
      if (isVisit) share.visits += 1;
      return true;
    },
    /** Whether a network may name this source today; one it named before it always may. */
    mayName(today: string, network: string, { source, medium, campaign }: Source): boolean {
      const { sources } = shareOf(today, network);
      const key = JSON.stringify([source, medium, campaign]);
      if (!sources.has(key) && sources.size >= MOST_SOURCES) return false;
      sources.add(key);
      return true;
    },
  };
}
