import { afterCommit, type Database, type Listener, listen, sql, type Tx } from '../database/index.ts';

const CHANNEL = 'waha_cache_purge';
const POLL_EVERY_MS = 400;
/** Longer than any transaction may stay open: rows commit out of order, so each poll looks back this far. */
const LOOK_BACK_SECONDS = 30;
const NOTIFY_DELAY_MS = 5;

/** Carries purges to every process on the database, within a second even when a notification is lost. */
export interface PurgeFeed {
  /** Announces tags touched by `tx`: purged here at commit, elsewhere right after; never when it rolls back. */
  publish(tx: Tx, tags: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface PurgeFeedOptions {
  db: Database;
  /** Where to LISTEN; without it only polling carries purges. */
  listenUrl?: string;
  onPurge: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/**
 * Announces tags touched by `tx` to every process, for a script that keeps nothing itself: who does reads the row within
 * half a second.
 */
export async function announcePurge(tx: Tx, tags: readonly string[]): Promise<void> {
  await sql`insert into cache_purges (tags) values (${[...tags]}::text[])`.execute(tx);
}

/**
 * Purges are rows, so that none is lost; NOTIFY only says "look now". It is sent after the commit, on its own: inside
 * the transaction it would make all commits of the database queue behind one lock.
 */
export async function openPurgeFeed(options: PurgeFeedOptions): Promise<PurgeFeed> {
  const feed = new Poller(options);
  await feed.poll();
  const timer = setInterval(() => void feed.poll(), POLL_EVERY_MS);
  const listener: Listener | undefined = options.listenUrl
    ? await listen(options.listenUrl, [CHANNEL], {
        onNotify: () => void feed.poll(),
        onListening: () => void feed.poll(),
      })
    : undefined;
  return {
    publish: (tx, tags) => feed.publish(tx, tags),
    async close() {
      clearInterval(timer);
      await listener?.close();
      await feed.idle();
    },
  };
}

class Poller {
  readonly #options: PurgeFeedOptions;
  /** Ids already carried out; bounded because only the look-back window is ever read again. */
  #seen = new Set<number>();
  #first = true;
  #running: Promise<void> | undefined;
  #again = false;
  #notify: NodeJS.Timeout | undefined;

  constructor(options: PurgeFeedOptions) {
    this.#options = options;
  }

  async publish(tx: Tx, tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    await announcePurge(tx, tags);
    afterCommit(tx, () => {
      this.#options.onPurge(tags);
      this.#notifySoon();
    });
  }

  async poll(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#read().catch(this.#options.onError);
    await this.#running;
    this.#running = undefined;
    if (this.#again) {
      this.#again = false;
      await this.poll();
    }
  }

  async idle(): Promise<void> {
    await this.#running;
    if (this.#notify) clearTimeout(this.#notify);
  }

  async #read(): Promise<void> {
    const { rows } = await sql.rows({ id: sql.int8, tags: sql.textArray })`
      select id, tags from cache_purges
      where created_at > clock_timestamp() - make_interval(secs => ${LOOK_BACK_SECONDS})
    `.execute(this.#options.db);
    const fresh = rows.filter((row) => !this.#seen.has(row.id));
    this.#seen = new Set(rows.map((row) => row.id));
    // Before the first look nothing is cached here, so there is nothing to drop.
    if (fresh.length > 0 && !this.#first) this.#options.onPurge([...new Set(fresh.flatMap((row) => row.tags))]);
    this.#first = false;
  }

  #notifySoon(): void {
    this.#notify ??= setTimeout(() => {
      this.#notify = undefined;
      sql`select pg_notify(${CHANNEL}, '')`.execute(this.#options.db).catch(this.#options.onError);
    }, NOTIFY_DELAY_MS);
  }
}
