import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const PING_EVERY_MS = 10_000;
const ANSWER_TIMEOUT_MS = 5_000;

export type Listener = { close(): Promise<void> };

/** Sends a statement on the listening connection, such as one about a lock of its session. */
export type ListenQuery = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

export type ListenHooks = {
  onNotify: (channel: string, payload: string) => void;
  /**
   * Called each time listening begins, also after a loss: notifications sent meanwhile are lost, so catch up from a
   * table here.
   */
  onListening?: (query: ListenQuery) => void;
  onLost?: (error: Error) => void;
};

/**
 * Listens to NOTIFY on its own connection and reconnects for ever, with pauses up to five seconds. Resolves when first
 * listening; rejects only if the first connection fails. Does not work through PgBouncer's transaction mode: then set
 * `url` to the server itself, or rely on polling.
 */
export async function listen(url: string, channels: readonly string[], hooks: ListenHooks): Promise<Listener> {
  const stopping = new AbortController();
  let client = await connect(url, channels, hooks);
  const done = (async () => {
    for (;;) {
      const error = await connectionLoss(client, stopping.signal);
      if (stopping.signal.aborted) return;
      hooks.onLost?.(error);
      const next = await reconnect(url, channels, hooks, stopping.signal);
      if (!next) return;
      client = next;
    }
  })();
  return {
    async close() {
      stopping.abort();
      await done;
      await client.end().catch(() => undefined);
    },
  };
}

async function connect(url: string, channels: readonly string[], hooks: ListenHooks): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'waha-listen',
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a handler a lost connection would end the process; connectionLoss reports it.
  client.on('error', () => undefined);
  await client.connect();
  client.on('notification', (message) => hooks.onNotify(message.channel, message.payload ?? ''));
  for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  hooks.onListening?.(async (text, values) => (await client.query(text, [...values])).rows);
  return client;
}

/** Resolves with the reason when the connection ends, does not answer a ping, or `signal` aborts. */
function connectionLoss(client: pg.Client, signal: AbortSignal): Promise<Error> {
  return new Promise((resolve) => {
    const ping = setInterval(() => client.query('select 1').catch(finish), PING_EVERY_MS);
    ping.unref();
    const onEnd = () => finish(new Error('The listening connection ended'));
    const onAbort = () => finish(new Error('Stopped'));
    function finish(error: Error): void {
      clearInterval(ping);
      signal.removeEventListener('abort', onAbort);
      client.removeListener('end', onEnd);
      resolve(error);
    }
    client.once('end', onEnd);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}

async function reconnect(
  url: string,
  channels: readonly string[],
  hooks: ListenHooks,
  signal: AbortSignal,
): Promise<pg.Client | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await connect(url, channels, hooks);
    } catch {
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  return undefined;
}
