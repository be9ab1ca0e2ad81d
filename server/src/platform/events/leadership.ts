import { type ListenQuery, listen } from '../database/index.ts';

/** One process of the database reads the log for all. */
const LOCK = 8_412_770_431;
export const CHANNEL = 'waha_events';
/** The payload of the notification that the leader has left. */
const LEFT = 'leader left';
const TRY_EVERY_MS = 5_000;
/**
 * After a loss of connection, processes that did not lead let the former leader come back for so long: it alone knows what
 * its attempts came to. Its pauses between attempts to connect are shorter.
 */
const HEAD_START_MS = 6_000;
const KEEP_ALIVE = `select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false)`;

export interface LeadershipHooks {
  onLeading(): void;
  /** The connection is gone, and the lock with it: another process may lead by now. */
  onLost(): void;
  /** A notification that is not about leadership. */
  onNotify(payload: string): void;
}

export interface Leadership {
  isLeading(): boolean;
  close(): Promise<void>;
}

/**
 * Leader election by an advisory lock of a session: PostgreSQL itself releases it when the process ends, however it
 * ends, and another process takes over within seconds. The session also listens for events.
 */
export async function seekLeadership(url: string, hooks: LeadershipHooks): Promise<Leadership> {
  let query: ListenQuery | undefined;
  let isLeading = false;
  let isClosed = false;
  /** Whether no other process has led since this one did. */
  let ledLast = false;
  let isConnectedAgain = false;
  let notBefore = 0;

  async function tryToLead(): Promise<void> {
    const asked = query;
    if (isLeading || isClosed || !asked || Date.now() < notBefore) return;
    const [row] = await asked('select pg_try_advisory_lock($1) as has_lock', [LOCK]).catch(() => []);
    if (row?.has_lock === false) ledLast = false;
    if (row?.has_lock !== true || asked !== query || isClosed) return;
    isLeading = true;
    ledLast = true;
    hooks.onLeading();
  }

  const listener = await listen(url, [CHANNEL], {
    onListening(ask) {
      query = ask;
      if (isConnectedAgain && !ledLast) {
        notBefore = Date.now() + HEAD_START_MS;
        setTimeout(() => void tryToLead(), HEAD_START_MS).unref();
      }
      isConnectedAgain = true;
      // PostgreSQL notices within half a minute that the machine of a leader is gone, not after hours.
      ask(KEEP_ALIVE, []).then(tryToLead, () => undefined);
    },
    onLost() {
      query = undefined;
      const wasLeading = isLeading;
      isLeading = false;
      if (wasLeading) hooks.onLost();
    },
    onNotify(_, payload) {
      if (payload === LEFT) void tryToLead();
      else hooks.onNotify(payload);
    },
  });
  const timer = setInterval(() => void tryToLead(), TRY_EVERY_MS);
  timer.unref();
  return {
    isLeading: () => isLeading,
    async close() {
      isClosed = true;
      clearInterval(timer);
      if (isLeading) {
        isLeading = false;
        const leave = async () => {
          await query?.('select pg_advisory_unlock($1)', [LOCK]);
          await query?.('select pg_notify($1, $2)', [CHANNEL, LEFT]);
        };
        // Closing the connection releases the lock anyway.
        await leave().catch(() => undefined);
      }
      await listener.close();
    },
  };
}
