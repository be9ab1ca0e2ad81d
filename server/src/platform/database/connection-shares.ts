/** What a kind of work has of the connections of a pool. */
export interface ConnectionShare {
  /** Kept for it, whatever others ask for. */
  own: number;
  /** It never has more; as many as there are, unless said. */
  most?: number;
  /** How long it waits for one, where that is not as long as everything else. */
  waitMs?: number;
}

export type ConnectionShares = Readonly<Record<string, ConnectionShare>>;

/** Says whose turn it is to take a connection. What is nobody's own is whoever's who asks first. */
export interface Turnstile {
  /** Undefined where there is room now; else resolves when there is, and rejects where that takes longer than it may. */
  enter(work: string): Promise<void> | undefined;
  leave(work: string): void;
  /** By work: how many connections it has, and how many of its statements wait for one. */
  readonly states: ReadonlyMap<string, { used: number; waiting: number }>;
}

export interface TurnstileOptions {
  size: number;
  /** Reckoned for a pool of `sharesOf` connections. Work that is not named has what is nobody's. */
  shares: ConnectionShares;
  sharesOf: number;
  timeoutMs: number;
}

interface Waiting {
  work: string;
  enter(): void;
}

export function createTurnstile({ size, shares, sharesOf, timeoutMs }: TurnstileOptions): Turnstile {
  const own = scale(shares, sharesOf, size);
  const states = new Map([...Object.keys(shares)].map((work) => [work, { used: 0, waiting: 0 }]));
  let waiting: Waiting[] = [];
  let used = 0;

  function stateOf(work: string) {
    const known = states.get(work);
    if (known) return known;
    const state = { used: 0, waiting: 0 };
    states.set(work, state);
    return state;
  }

  /** Kept for others who do not use it now. */
  function keptFromOthers(work: string): number {
    let kept = 0;
    for (const [other, { used: theirs }] of states) {
      if (other !== work) kept += Math.max(0, (own.get(other) ?? 0) - theirs);
    }
    return kept;
  }

  function hasRoom(work: string): boolean {
    const { used: its } = stateOf(work);
    if (used >= size || its >= (shares[work]?.most ?? size)) return false;
    return its < (own.get(work) ?? 0) || used + keptFromOthers(work) < size;
  }

  function take(work: string): void {
    stateOf(work).used += 1;
    used += 1;
  }

  function wait(work: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one !== mine);
        stateOf(work).waiting -= 1;
        reject(new Error(`timeout exceeded when trying to connect: the connections for ${work} are all in use`));
      }, shares[work]?.waitMs ?? timeoutMs);
      const mine: Waiting = {
        work,
        enter() {
          clearTimeout(timer);
          stateOf(work).waiting -= 1;
          take(work);
          resolve();
        },
      };
      stateOf(work).waiting += 1;
      waiting.push(mine);
    });
  }

  return {
    states,
    enter(work) {
      // Nobody overtakes who waits for the same.
      if (stateOf(work).waiting > 0 || !hasRoom(work)) return wait(work);
      take(work);
      return undefined;
    },
    leave(work) {
      stateOf(work).used -= 1;
      used -= 1;
      const first = waiting.find((one) => hasRoom(one.work));
      if (!first) return;
      waiting = waiting.filter((one) => one !== first);
      first.enter();
    },
  };
}

/** A small pool is shared by all alike: where each had one of its own nothing would be left for who needs a second. */
function scale(shares: ConnectionShares, sharesOf: number, size: number): Map<string, number> {
  const works = Object.entries(shares);
  if (size < works.length * 2 && size < sharesOf) return new Map();
  const reckon = (own: number) => Math.max(1, Math.floor((own * size) / sharesOf));
  return new Map(works.map(([work, share]) => [work, share.own === 0 ? 0 : reckon(share.own)]));
}
