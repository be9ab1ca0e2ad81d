/** A position in the write-ahead log of PostgreSQL. */
export interface WalPosition {
  /** A log sequence number as PostgreSQL writes it, `16/B374D848`. */
  lsn: string;
  /** The timeline in eight hexadecimal digits: the LSN of another timeline says nothing about this one. */
  timeline: string;
}

/**
 * The fence of a process: the log position that a replica must have replayed before it is asked. It is the position
 * after the newest cache invalidation that this process applied: a replica behind it would refill a cache with what was
 * just invalidated, for good.
 */
export interface Fence {
  /** Undefined while it is unknown: no replica is asked. */
  readonly position: WalPosition | undefined;
  /** Raises it to the position read after a local commit. */
  raise(position: WalPosition): void;
  /** Forgets it: an invalidation was applied whose position is unknown. The next poll that begins restores it. */
  lose(): void;
  /** Begins a poll for invalidations. The returned function takes the position the poll read. */
  beginPoll(): (position: WalPosition) => void;
}

export function createFence(): Fence {
  let position: WalPosition | undefined;
  let losses = 0;
  return {
    get position() {
      return position;
    },
    raise(reached) {
      // An unknown fence stays unknown: this position may be older than what made it unknown.
      if (position && isAfter(reached, position)) position = reached;
    },
    lose() {
      position = undefined;
      losses += 1;
    },
    beginPoll() {
      const lossesBefore = losses;
      return (reached) => {
        if (losses !== lossesBefore) return;
        if (!position || isAfter(reached, position)) position = reached;
      };
    },
  };
}

function isAfter(one: WalPosition, other: WalPosition): boolean {
  if (one.timeline !== other.timeline) return one.timeline > other.timeline;
  return numberOf(one.lsn) > numberOf(other.lsn);
}

/** The LSN as one number: two hexadecimal halves of 32 bits. */
function numberOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
