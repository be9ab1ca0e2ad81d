import { ALL_IN_USE } from './database-errors.ts';
/** The quota of one work class in a connection pool. */
export interface ConnectionQuota {
  /** Connections no other class can take. */
  reserved: number;
  /** The most connections of the class; the size of the pool, unless set. */
  max?: number;
  /** How long it waits for a connection; the pool's timeout, unless set. */
  waitMs?: number;
}

export type ConnectionQuotas = Readonly<Record<string, ConnectionQuota>>;

/**
 * A connection pool quota: divides the connections of a pool between work classes. Unreserved connections are first
 * come, first served.
 */
export interface PoolQuota {
  /** Undefined where a connection is free now; else resolves when one is, and rejects after the class's timeout. */
  acquire(workClass: string): Promise<void> | undefined;
  release(workClass: string): void;
  /** Connections in use and statements that wait for one, by work class. */
  readonly states: ReadonlyMap<string, { used: number; waiting: number }>;
}

export interface PoolQuotaOptions {
  size: number;
  /** Stated for a pool of `statedFor` connections and scaled to `size`. A class without a quota has unreserved connections only. */
  quotas: ConnectionQuotas;
  statedFor: number;
  timeoutMs: number;
}

interface Waiting {
  workClass: string;
  grant(): void;
}

export function createPoolQuota({ size, quotas, statedFor, timeoutMs }: PoolQuotaOptions): PoolQuota {
  const reserved = scale(quotas, statedFor, size);
  const states = new Map([...Object.keys(quotas)].map((workClass) => [workClass, { used: 0, waiting: 0 }]));
  let queue: Waiting[] = [];
  let used = 0;

  function stateOf(workClass: string) {
    const known = states.get(workClass);
    if (known) return known;
    const state = { used: 0, waiting: 0 };
    states.set(workClass, state);
    return state;
  }

  /** Reserved connections that other classes do not use now. */
  function reservedForOthers(workClass: string): number {
    let sum = 0;
    for (const [other, { used: theirs }] of states) {
      if (other !== workClass) sum += Math.max(0, (reserved.get(other) ?? 0) - theirs);
    }
    return sum;
  }

  function hasRoom(workClass: string): boolean {
    const { used: its } = stateOf(workClass);
    if (used >= size || its >= (quotas[workClass]?.max ?? size)) return false;
    return its < (reserved.get(workClass) ?? 0) || used + reservedForOthers(workClass) < size;
  }

  function take(workClass: string): void {
    stateOf(workClass).used += 1;
    used += 1;
  }

  function wait(workClass: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue = queue.filter((one) => one !== mine);
        stateOf(workClass).waiting -= 1;
        reject(new Error(`timeout exceeded when trying to connect: the connections for ${workClass} ${ALL_IN_USE}`));
      }, quotas[workClass]?.waitMs ?? timeoutMs);
      const mine: Waiting = {
        workClass,
        grant() {
          clearTimeout(timer);
          stateOf(workClass).waiting -= 1;
          take(workClass);
          resolve();
        },
      };
      stateOf(workClass).waiting += 1;
      queue.push(mine);
    });
  }

  return {
    states,
    acquire(workClass) {
      // First come, first served within a class.
      if (stateOf(workClass).waiting > 0 || !hasRoom(workClass)) return wait(workClass);
      take(workClass);
      return undefined;
    },
    release(workClass) {
      stateOf(workClass).used -= 1;
      used -= 1;
      const first = queue.find((one) => hasRoom(one.workClass));
      if (!first) return;
      queue = queue.filter((one) => one !== first);
      first.grant();
    },
  };
}

/** Scales the reserved connections to a pool of `size`. A small pool reserves none: too few would be left for a second call. */
function scale(quotas: ConnectionQuotas, statedFor: number, size: number): Map<string, number> {
  const entries = Object.entries(quotas);
  if (size < entries.length * 2 && size < statedFor) return new Map();
  const scaled = (count: number) => Math.max(1, Math.floor((count * size) / statedFor));
  return new Map(entries.map(([workClass, { reserved }]) => [workClass, reserved === 0 ? 0 : scaled(reserved)]));
}
