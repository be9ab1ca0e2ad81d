/** Beyond so many, whoever began before the oldest is told that it was overtaken: one that hangs costs no more memory. */
const MOST_REMEMBERED = 10_000;

/**
 * Remembers which tags were purged, in order, for as long as somebody is under way who began before. Moments are counted
 * in purges: `now` is how many there have been.
 */
export class PurgeLog {
  #purges: ReadonlySet<string>[] = [];
  #forgotten = 0;

  get now(): number {
    return this.#forgotten + this.#purges.length;
  }

  add(tags: ReadonlySet<string>): void {
    this.#purges.push(tags);
    // By halves, so that a full log is not moved up at every purge.
    if (this.#purges.length > MOST_REMEMBERED) this.forgetUntil(this.now - MOST_REMEMBERED / 2);
  }

  /** Forgets all purges up to that moment: nobody will ask for what came since an earlier one. */
  forgetUntil(moment: number): void {
    const count = moment - this.#forgotten;
    if (count <= 0) return;
    this.#purges = this.#purges.slice(count);
    this.#forgotten = moment;
  }

  /** The moment of the first purge after `since` that touched any of `tags`; Infinity when none has. */
  firstTouching(tags: readonly string[], since: number): number {
    if (since < this.#forgotten) return since + 1;
    const index = this.#purges.findIndex((purge, at) => at >= since - this.#forgotten && touches(purge, tags));
    return index < 0 ? Number.POSITIVE_INFINITY : this.#forgotten + index + 1;
  }
}

function touches(purge: ReadonlySet<string>, tags: readonly string[]): boolean {
  return purge.has('*') || tags.some((tag) => purge.has(tag));
}
