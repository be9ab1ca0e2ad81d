import { createHmac, randomBytes } from 'node:crypto';
import type { Beacon } from '@waha/contract';
import { isbot } from 'isbot';
import type { CallContext } from '../../../platform/bind/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { asError, type Log } from '../../../platform/log/index.ts';
import { wordsToCount } from '../../goods/search/index.ts';
import { createDailyShares } from './daily-shares.ts';
import { beginsCheckout, deviceOf, seenPage } from './seen-page.ts';
import { OTHER, sourceOf } from './source-of.ts';
import { addSeen, CARTED, CHECKOUT, emptySums, isEmptySums, type SeenSums, VIEWED, VISITED } from './visit-buffer.ts';
import { attachSources } from './visit-orders.store.ts';
import { addHours, addProducts, addSources, addTerms, addVisitors, lockVisits, saltOfDay } from './visits.store.ts';

const HOUR_MS = 3_600_000;
const WAIT_MS = 10_000;
/** Saudi Arabia has UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * HOUR_MS;
/** Answers of the list of bots by user agent: visitors have few different ones. */
const MOST_AGENTS = 2_000;

export const dayOf = (ms: number): string => new Date(ms + RIYADH_OFFSET_MS).toISOString().slice(0, 10);

export type Beaconer = Pick<CallContext, 'actor' | 'visitor' | 'device' | 'isUnasked'>;

export interface VisitCounterDeps {
  db: Database;
  now: () => number;
  log: Log;
  /** Off only in measurements. */
  limits: boolean;
}

export interface VisitCounter {
  count(context: Beaconer, beacon: Beacon): void;
  /** Writes what was counted so far. Never fails: counts that cannot be written are lost, which the log and a metric say. */
  flush(): Promise<void>;
}

/** Writes of this process that failed: each lost the counts of ten seconds. */
export const visitLosses = { writes: 0 };

/** The user agent of all whom a network's share of visitors leaves no room for: they are one visitor. */
const TOO_MANY = '';

function createBotList(): (agent: string) => boolean {
  const known = new Map<string, boolean>();
  return (agent) => {
    const before = known.get(agent);
    if (before !== undefined) return before;
    if (known.size >= MOST_AGENTS) known.clear();
    const isBot = agent === '' || isbot(agent);
    known.set(agent, isBot);
    return isBot;
  };
}

/**
 * Counts visits in memory and writes them together, every ten seconds while there are any. Bots, prefetches, pages
 * inside other sites and calls with a token are left out; a network has a share of each day (docs/decisions/0166).
 */
export function createVisitCounter({ db, now, log, limits }: VisitCounterDeps): VisitCounter {
  const isBot = createBotList();
  const shares = createDailyShares();
  let sums = emptySums();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(async () => {
        const taken = sums;
        sums = emptySums();
        if (!isEmptySums(taken)) await writeSums(db, taken);
        // A busy or unavailable database must not stop the shop because of statistics.
      })
      .catch((error: unknown) => {
        visitLosses.writes += 1;
        log.warn({ err: asError(error) }, 'the visits of ten seconds could not be written');
      });
    return writing;
  }

  function count({ actor, visitor: network, device: agent, isUnasked }: Beaconer, beacon: Beacon): void {
    if (isUnasked || actor.kind !== 'guest' || isBot(agent)) return;
    const at = now();
    const day = dayOf(at);
    const isVisit = beacon.is_first === true;
    if (limits && !shares.take(day, network, isVisit)) return;
    const told = sourceOf(beacon);
    const source = !limits || shares.mayName(day, network, told) ? told : { source: OTHER, medium: '', campaign: '' };
    const visitor = !limits || shares.mayTell(day, network, agent) ? agent : TOO_MANY;
    const { page, productId } = seenPage(beacon.path);
    const isView = beacon.added === undefined && beacon.order_id === undefined;
    addSeen(sums, {
      ...{ day, network, agent: visitor, source, isVisit },
      hour: Math.floor(at / HOUR_MS) * HOUR_MS,
      device: deviceOf(agent),
      steps:
        VISITED |
        (isView && page === 'product' ? VIEWED : 0) |
        (beacon.added === undefined ? 0 : CARTED) |
        // A purchase at once has no cart on the way.
        (beginsCheckout(beacon.path) ? CARTED | CHECKOUT : 0),
      page: isView ? page : null,
      productId: isView ? productId : null,
      added: beacon.added ?? null,
      words: isView && page === 'search' && beacon.words ? wordsToCount(beacon.words) : null,
      orderId: beacon.order_id ?? null,
    });
    timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
  }

  return { count, flush };
}

/** The visitor of a day as 64 bits of a hash under the day's key. */
function hashOf(salt: Buffer, network: string, agent: string): string {
  return createHmac('sha256', salt).update(`${network}\n${agent}`).digest().readBigInt64BE(0).toString();
}

/** Writes sums in one transaction. Processes take turns, so each visitor is new to one of them. */
export async function writeSums(db: Database, sums: SeenSums): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockVisits(tx);
    const salts = new Map<string, Buffer>();
    for (const { day } of sums.visitors.values()) {
      if (!salts.has(day)) salts.set(day, await saltOfDay(tx, day, randomBytes(16)));
    }
    const visitors = [...sums.visitors.values()].map((visitor) => ({
      ...visitor,
      visitor: hashOf(salts.get(visitor.day) ?? Buffer.alloc(0), visitor.network, visitor.agent),
    }));
    const fresh = await addVisitors(tx, visitors);
    await addHours(tx, [...sums.hours.values()], fresh);
    await addSources(tx, [...sums.sources.values()], fresh);
    await addProducts(tx, [...sums.products.values()]);
    await addTerms(tx, [...sums.terms.values()]);
    await attachSources(tx, [...sums.orders.values()]);
  });
}
