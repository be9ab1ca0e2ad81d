/** Above so many, loads that started before the oldest count as invalidated: a load that hangs costs no more memory. */
const MAX_LENGTH = 10_000;

/**
 * The log of cache invalidation: tags of past invalidations, in order, for as long as a load that started before them
 * is under way. A moment is a number of invalidations: `now` is their count so far.
 */
export class InvalidationLog {
  #invalidations: ReadonlySet<string>[] = [];
  #trimmed = 0;

  get now(): number {
    return this.#trimmed + this.#invalidations.length;
  }

  add(tags: ReadonlySet<string>): void {
    this.#invalidations.push(tags);
    // Trimmed by half, so that a full log is not copied at every invalidation.
    if (this.#invalidations.length > MAX_LENGTH) this.trim(this.now - MAX_LENGTH / 2);
  }

  /** Drops all invalidations up to that moment: no load under way is older. */
  trim(moment: number): void {
    const count = moment - this.#trimmed;
    if (count <= 0) return;
    this.#invalidations = this.#invalidations.slice(count);
    this.#trimmed = moment;
  }

  /** The moment of the first invalidation after `since` with any of `tags`; Infinity when there is none. */
  firstMatch(tags: readonly string[], since: number): number {
    if (since < this.#trimmed) return since + 1;
    const index = this.#invalidations.findIndex((one, at) => at >= since - this.#trimmed && matches(one, tags));
    return index < 0 ? Number.POSITIVE_INFINITY : this.#trimmed + index + 1;
  }
}

function matches(invalidation: ReadonlySet<string>, tags: readonly string[]): boolean {
  return invalidation.has('*') || tags.some((tag) => invalidation.has(tag));
}
