export interface SitemapEntry {
  /** Without the language: `/product/17/oud`. */
  path: string;
  /** The last change of the page's content; null when unknown. */
  changedAt: Date | null;
}

/** A module's source of sitemap entries, exported by its index.ts and listed in modules.ts. */
export interface SitemapSource {
  /** Names its files: `products` is read at `/sitemap/products-0.xml`. */
  name: string;
  /** Tags whose invalidation makes the list stale. */
  tags: readonly string[];
  /** Numbers of its parts that hold anything. A part is at most `ENTRIES_A_PART` entries. */
  parts(): Promise<{ number: number; changedAt: Date | null }[]>;
  /** Entries of a part; none when there is no such part. */
  read(part: number): Promise<SitemapEntry[]>;
}

/**
 * Each entry is two addresses, one a language; the protocol allows 50,000 addresses and 50 MB a file. Far below both: a
 * part is made in memory.
 */
export const ENTRIES_A_PART = 5_000;

/** A source of few entries: one part, read whole. */
export function shortSource(
  name: string,
  tags: readonly string[],
  readAll: () => Promise<SitemapEntry[]>,
): SitemapSource {
  return {
    name,
    tags,
    async parts() {
      const entries = await readAll();
      return entries.length > 0 ? [{ number: 0, changedAt: latest(entries) }] : [];
    },
    read: async (part) => (part === 0 ? readAll() : []),
  };
}

function latest(entries: readonly SitemapEntry[]): Date | null {
  return entries.reduce<Date | null>(
    (newest, { changedAt }) => (changedAt && (!newest || changedAt > newest) ? changedAt : newest),
    null,
  );
}
