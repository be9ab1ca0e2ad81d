import { refuse } from '../errors/index.ts';

/** A concurrency limit with a queue that is fair to whoever waits in it. */
export interface Limiter {
  /**
   * Does the work when it is its turn. `who` shares the turns with others: one after the other, however much each of
   * them waits for. Refuses with 503 when they wait for too much already.
   */
  run<Result>(work: () => Promise<Result>, who?: string): Promise<Result>;
  /** Refuses as `run` would. Asked first, it turns a flood away before that costs anything else. */
  refuseWhenFull(who?: string): void;
}

export interface LimiterOptions {
  atOnce: number;
  /** Of all together. Beyond it whoever waits for the most loses the last of it to one who waits for less. */
  mostWaiting: number;
  /** Of one who waits; as many as all together unless said. */
  mostWaitingEach?: number;
  retryAfterSeconds: number;
}

interface Waiting {
  begin(): void;
  giveUp(): void;
}

/** Lets so many pieces of heavy work run at once and so many wait: in turn by who waits, and of one in the order they came. */
export function createLimiter({ atOnce, mostWaiting, mostWaitingEach, retryAfterSeconds }: LimiterOptions): Limiter {
  let running = 0;
  let waiting = 0;
  /** Who waits, in the order of their turns; nobody is here who waits for nothing. */
  const queues = new Map<string, Waiting[]>();
  const full = (): never => refuse('server.unavailable', {}, { retryAfterSeconds });

  /** Who waits for the most, when that is more than one more would make of `who`'s. */
  function longestBeside(who: string): Waiting[] | undefined {
    const own = (queues.get(who)?.length ?? 0) + 1;
    const longest = [...queues.values()].reduce((most, one) => (one.length > most.length ? one : most), []);
    return longest.length > own ? longest : undefined;
  }

  function refuseWhenFull(who = ''): void {
    if (running < atOnce) return;
    if ((queues.get(who)?.length ?? 0) >= (mostWaitingEach ?? mostWaiting)) full();
    if (waiting >= mostWaiting && !longestBeside(who)) full();
  }

  function wait(who: string): Promise<void> {
    if (waiting >= mostWaiting) {
      longestBeside(who)?.pop()?.giveUp();
      waiting -= 1;
    }
    return new Promise((resolve, reject) => {
      const queue = queues.get(who) ?? [];
      queue.push({ begin: resolve, giveUp: () => reject(refusal(full)) });
      queues.set(who, queue);
      waiting += 1;
    });
  }

  /** The next one whose turn it is; who has more to wait for goes behind all others. */
  function next(): Waiting | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [who, queue] = first;
    queues.delete(who);
    const one = queue.shift();
    if (queue.length > 0) queues.set(who, queue);
    waiting -= 1;
    return one;
  }

  return {
    refuseWhenFull,
    async run(work, who = '') {
      refuseWhenFull(who);
      if (running >= atOnce) await wait(who);
      else running += 1;
      try {
        return await work();
      } finally {
        // The place goes straight to the next; only when nobody waits is it free.
        const following = next();
        if (following) following.begin();
        else running -= 1;
      }
    },
  };
}

function refusal(throwing: () => never): unknown {
  try {
    return throwing();
  } catch (error) {
    return error;
  }
}
