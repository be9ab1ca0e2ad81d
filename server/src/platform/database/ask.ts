import type pg from 'pg';

/** Sends a statement on a connection; fails where no answer comes in time, and ends the connection with it. */
export type Ask = (client: pg.PoolClient, statement: pg.QueryConfig) => Promise<pg.QueryResult>;

/**
 * How a pool's connections are asked. Not by what pg gives for it (`await client.query`, `query_timeout`): both set a function
 * as a property of each statement, V8 makes such functions old from their beginning, and so everything a statement brought
 * stayed until the next full collection (docs/decisions/0082).
 */
export function createAsk(limitMs: number): Ask {
  const patiences = new WeakMap<pg.PoolClient, Patience>();
  const patienceWith = (client: pg.PoolClient): Patience => {
    const known = patiences.get(client);
    if (known) return known;
    const patience = new Patience(limitMs, () => client.connection.stream.destroy(new Error('Query read timeout')));
    patiences.set(client, patience);
    return patience;
  };
  return async (client, statement) => {
    const patience = patienceWith(client);
    patience.begin();
    try {
      return await answerTo(client, statement);
    } catch (error) {
      // Leads to whoever asked, where pg's own leads to its socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      patience.end();
    }
  };
}

function answerTo(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, answer: pg.QueryResult) => (error ? reject(error) : resolve(answer)));
  });
}

/** How long the oldest statement of a connection has waited, by one timer for all: answers come in the order of what was asked. */
class Patience {
  readonly #limitMs: number;
  readonly #isOver: () => void;
  readonly #begunAtMs: number[] = [];
  #isLooking = false;

  constructor(limitMs: number, isOver: () => void) {
    this.#limitMs = limitMs;
    this.#isOver = isOver;
  }

  begin(): void {
    this.#begunAtMs.push(performance.now());
    if (!this.#isLooking) this.#lookIn(this.#limitMs);
  }

  end(): void {
    this.#begunAtMs.shift();
  }

  #lookIn(ms: number): void {
    this.#isLooking = true;
    // What is under way keeps the process alive; a look that finds nothing under way must not.
    setTimeout(() => this.#look(), Math.ceil(ms)).unref();
  }

  #look(): void {
    this.#isLooking = false;
    const oldest = this.#begunAtMs[0];
    if (oldest === undefined) return;
    const leftMs = oldest + this.#limitMs - performance.now();
    if (leftMs > 0) this.#lookIn(leftMs);
    else this.#isOver();
  }
}
