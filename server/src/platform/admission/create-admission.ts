import { createLimiter, type LimiterState } from '../limiter/index.ts';
import { doAs } from './current-work.ts';

/** What a kind of work may have of one process. */
export interface Share {
  /** So many pieces of it are under way at once; */
  atOnce: number;
  /** so many wait their turn, and the rest is refused at once. */
  mostWaiting: number;
  /** So many of one visitor, under way and waiting together; for work that its caller can draw out. */
  mostEach?: number;
  /** Whoever waits is refused after this, where nothing of this work comes to an end meanwhile. */
  patienceMs: number;
}

/** Lets work in by kinds, so that none takes what another needs. */
export interface Admission<Work extends string> {
  /**
   * The door of a kind, which does a piece of work when it is its turn; of many visitors, whoever had fewest turns lately is next. Refuses with 503
   * and `Retry-After` what there is no room for. Not to be asked inside work that was let in: it would wait for itself.
   */
  to(work: Work): Admit;
  readonly states: Readonly<Record<Work, LimiterState>>;
}

/** The door of one kind of work. */
export interface Admit {
  <Result>(visitor: string, run: () => Promise<Result>): Promise<Result>;
  /** True where there is no room for what needs any: whoever is answered so at once costs least. */
  turnsAway(visitor: string, needsNoPlace?: () => boolean): boolean;
}

const RETRY_AFTER_SECONDS = 2;

const callerOf = (visitor: string) => ({ class: 'all', keys: [visitor] }) as const;

export function createAdmission<Work extends string>(shares: Readonly<Record<Work, Share>>): Admission<Work> {
  const works = Object.keys(shares) as Work[];
  const limiterOf = (work: Work) => createLimiter({ ...shares[work], retryAfterSeconds: RETRY_AFTER_SECONDS });
  const limiters = new Map(works.map((work) => [work, limiterOf(work)]));
  return {
    to(work) {
      const limiter = limiters.get(work);
      if (!limiter) throw new Error(`Nothing is said of the share of ${work}`);
      const admit = <Result>(visitor: string, run: () => Promise<Result>) =>
        limiter.run(() => doAs(work, run, visitor), callerOf(visitor));
      return Object.assign(admit, {
        turnsAway: (visitor: string, needsNoPlace?: () => boolean) => limiter.sheds(callerOf(visitor), needsNoPlace),
      });
    },
    states: Object.fromEntries([...limiters].map(([work, { state }]) => [work, state])) as Record<Work, LimiterState>,
  };
}

/** Lets everything in, and still tells the works apart: where it is not load that is measured. */
export function admitEverything<Work extends string>(): Admission<Work> {
  return {
    to: (work) =>
      Object.assign(<Result>(visitor: string, run: () => Promise<Result>) => doAs(work, run, visitor), {
        turnsAway: () => false,
      }),
    states: {} as Record<Work, LimiterState>,
  };
}
