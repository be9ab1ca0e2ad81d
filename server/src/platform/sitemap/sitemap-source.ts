export interface SitemapEntry {
  /** The path without the language: `/product/17/oud`. */
  path: string;
  /** The last change of the page's content; null when unknown. */
  changedAt: Date | null;
  /** Paths of its pictures. */
  images?: readonly string[];
}

/** A module's source of sitemap entries, exported by its index.ts and listed in modules.ts. */
export interface SitemapSource {
  /** The name of its files: `products` is served at `/sitemap/products-0.xml`. */
  name: string;
  /** Tags whose invalidation makes the list stale. */
  tags: readonly string[];
  /** Its non-empty parts, by number. A part has at most `ENTRIES_A_PART` entries. */
  parts(): Promise<{ number: number; changedAt: Date | null }[]>;
  /** Entries of a part; none when there is no such part. */
  read(part: number): Promise<SitemapEntry[]>;
}

/**
 * Each entry has two addresses, one per language. The protocol allows 50,000 addresses and 50 MB per file; this is far
 * below both, because a part is built in memory.
 */
export const ENTRIES_A_PART = 5_000;

/** A source of few entries: one part, read as a whole. */
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
