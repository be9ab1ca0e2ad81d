import { hash, randomBytes } from 'node:crypto';
import type { Source } from './source-of.ts';

/** Beacons of one network that are counted on a day; a household in a shop for hours sends fewer. */
const MOST_BEACONS = 2_000;
/** Visits of one network on a day. A network of a mobile operator has thousands of people behind it. */
const MOST_VISITS = 500;
/** Different sources of one network on a day: more is nobody's day, and the rest are counted as `other`. */
export const MOST_SOURCES = 8;
/** Visitors that a network tells apart on a day: user agents are made up for nothing. */
export const MOST_AGENTS = 300;
/** User agents known of all networks, some 20 bytes each; the network longest known is forgotten beyond them. */
const MOST_AGENTS_KNOWN = 200_000;
/** Networks that are told apart at once; the one longest known is forgotten first. */
const MOST_NETWORKS = 20_000;

interface Share {
  beacons: number;
  visits: number;
  sources: Set<string>;
  /** Hashes under a key of this process, so that nobody finds two user agents that share one. */
  agents: Set<number>;
}

/** Shares: the most that each network may add to the sums of a day, so that none of them fills a table. In memory, of this process. */
export function createDailyShares() {
  let day = '';
  const shares = new Map<string, Share>();
  const key = randomBytes(16).toString('hex');
  let agentsKnown = 0;

  function forgetOldest(): void {
    const [oldest] = shares;
    if (!oldest) return;
    const [network, { agents }] = oldest;
    agentsKnown -= agents.size;
    shares.delete(network);
  }

  function shareOf(today: string, network: string): Share {
    if (today !== day) {
      shares.clear();
      agentsKnown = 0;
    }
    day = today;
    const known = shares.get(network);
    if (known) return known;
    if (shares.size >= MOST_NETWORKS) forgetOldest();
    const fresh = { beacons: 0, visits: 0, sources: new Set<string>(), agents: new Set<number>() };
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
    /** Whether a visitor of this user agent is told apart from others of its network today. */
    mayTell(today: string, network: string, agent: string): boolean {
      if (agentsKnown >= MOST_AGENTS_KNOWN) forgetOldest();
      const { agents } = shareOf(today, network);
      const name = Number.parseInt(hash('sha256', `${key}${agent}`).slice(0, 12), 16);
      if (agents.has(name)) return true;
      if (agents.size >= MOST_AGENTS) return false;
      agents.add(name);
      agentsKnown += 1;
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
