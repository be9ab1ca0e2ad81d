import type pg from 'pg';

/** Sends a statement on a connection; where no answer arrives in time, fails and ends the connection. */
export type SendQuery = (client: pg.PoolClient, statement: pg.QueryConfig) => Promise<pg.QueryResult>;

/**
 * Sends statements with a query timeout. pg's own means (`await client.query`, `query_timeout`) set a function as a
 * property of each statement. V8 promotes such functions to the old generation immediately, with the rows of the
 * statement, until the next full collection (docs/decisions/0082).
 */
export function createSendQuery(limitMs: number): SendQuery {
  const timeouts = new WeakMap<pg.PoolClient, QueryTimeout>();
  const timeoutOf = (client: pg.PoolClient): QueryTimeout => {
    const known = timeouts.get(client);
    if (known) return known;
    const timeout = new QueryTimeout(limitMs, () => client.connection.stream.destroy(new Error('Query read timeout')));
    timeouts.set(client, timeout);
    return timeout;
  };
  return async (client, statement) => {
    const timeout = timeoutOf(client);
    timeout.begin();
    try {
      return await answerTo(client, statement);
    } catch (error) {
      // The caller's stack; pg's own ends at its socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      timeout.end();
    }
  };
}

function answerTo(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, answer: pg.QueryResult) => (error ? reject(error) : resolve(answer)));
  });
}

/** The timeout of a connection's oldest statement, by one timer for all: answers come in the order the statements were sent. */
class QueryTimeout {
  readonly #limitMs: number;
  readonly #onTimeout: () => void;
  readonly #startedAtMs: number[] = [];
  #isArmed = false;

  constructor(limitMs: number, onTimeout: () => void) {
    this.#limitMs = limitMs;
    this.#onTimeout = onTimeout;
  }

  begin(): void {
    this.#startedAtMs.push(performance.now());
    if (!this.#isArmed) this.#arm(this.#limitMs);
  }

  end(): void {
    this.#startedAtMs.shift();
  }

  #arm(ms: number): void {
    this.#isArmed = true;
    // Statements under way keep the process alive; the timer alone must not.
    setTimeout(() => this.#check(), Math.ceil(ms)).unref();
  }

  #check(): void {
    this.#isArmed = false;
    const oldest = this.#startedAtMs[0];
    if (oldest === undefined) return;
    const leftMs = oldest + this.#limitMs - performance.now();
    if (leftMs > 0) this.#arm(leftMs);
    else this.#onTimeout();
  }
}
