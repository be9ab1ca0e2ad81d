import { type Database, isDatabaseAway, isUnavailable } from '../database/index.ts';
import type { Fence, WalPosition } from './fence.ts';
import { isKeptRead } from './kept-reads.ts';
import { hasReplayed } from './replicas.store.ts';

/** The longest wait for a replica to say whether it has replayed the log up to the fence, its connection included. */
export const CHECK_LIMIT_MS = 300;
/** How long no replica is asked after one was behind: it would be behind for the next reads too. */
const PAUSE_BEHIND_MS = 100;
/** How long no replica is asked after one did not answer. */
const PAUSE_AWAY_MS = 1_000;

export interface RouteReadsOptions {
  primary: Database;
  replica: Database;
  fence: Fence;
  now: () => number;
}

/** Reads of kept answers since the start of the process, by who answered or why the primary had to. */
export interface ReadCounts {
  replica: number;
  behind: number;
  away: number;
  /** All connections to replicas were in use. */
  busy: number;
}

export interface ReadPool {
  /** Sends reads of kept answers to a replica that has reached the fence, and all else to the primary. */
  db: Database;
  fence: Fence;
  counts: Readonly<ReadCounts>;
}

class ReplicaBehindError extends Error {
  override name = 'ReplicaBehindError';
}
class ReplicaSlowError extends Error {
  override name = 'ReplicaSlowError';
}

/** Connections of replicas, on loan. */
const ofReplicas = new WeakSet<Database>();

/** True for a connection that `onOneConnection` lends from a replica. */
export const isReplica = (db: Database): boolean => ofReplicas.has(db);

/**
 * Divides the reads of a shop between the primary and its read replicas. A replica is asked whether it has reached the fence in
 * the same round trip as the first statement. Where the answer is no, is late or fails, the primary is asked instead,
 * from the start.
 */
export function routeReads({ primary, replica, fence, now }: RouteReadsOptions): ReadPool {
  const counts: ReadCounts = { replica: 0, behind: 0, away: 0, busy: 0 };
  let pausedUntilMs = Number.NEGATIVE_INFINITY;

  function noteFailure(error: unknown): void {
    if (error instanceof ReplicaBehindError) {
      counts.behind += 1;
      pausedUntilMs = now() + PAUSE_BEHIND_MS;
      return;
    }
    if (isUnavailable(error) && !isDatabaseAway(error)) {
      counts.busy += 1;
      return;
    }
    counts.away += 1;
    if (error instanceof ReplicaSlowError || isDatabaseAway(error)) pausedUntilMs = now() + PAUSE_AWAY_MS;
  }

  async function read<Result>(work: (one: Database) => Promise<Result>): Promise<Result> {
    const position = isKeptRead() && now() >= pausedUntilMs ? fence.position : undefined;
    if (!position) return primary.onOneConnection(work);
    const attempt = readFrom(replica, position, work);
    try {
      const result = await attempt.result;
      counts.replica += 1;
      return result;
    } catch (error) {
      const failure = attempt.failure();
      // An error of `work` itself, such as a refusal, is its answer.
      if (failure === undefined) throw error;
      noteFailure(failure);
      return primary.onOneConnection(work);
    }
  }

  const db: Database = {
    isTransaction: false,
    query: (text, values) => (isKeptRead() ? read((one) => one.query(text, values)) : primary.query(text, values)),
    transaction: (work, options) => primary.transaction(work, options),
    onOneConnection: read,
  };
  return { db, fence, counts };
}

interface Attempt<Result> {
  result: Promise<Result>;
  /** The reason why the primary has to be asked; undefined where the replica did all that was asked of it. */
  failure(): unknown;
}

function readFrom<Result>(
  replica: Database,
  position: WalPosition,
  work: (one: Database) => Promise<Result>,
): Attempt<Result> {
  let failure: unknown;
  let isChecked = false;
  const checked = Promise.withResolvers<void>();
  const giveUp = (error: unknown): never => {
    failure ??= error;
    checked.reject(failure);
    throw failure;
  };
  const limit = setTimeout(() => {
    failure ??= new ReplicaSlowError('The replica did not say in time how far it is');
    checked.reject(failure);
  }, CHECK_LIMIT_MS);
  checked.promise.then(
    () => clearTimeout(limit),
    () => clearTimeout(limit),
  );
  const reading = replica.onOneConnection(async (connection) => {
    const checking = hasReplayed(connection, position).then((isThere) => {
      isChecked = isThere;
      if (isThere) checked.resolve();
      else throw new ReplicaBehindError('The replica has not reached the fence');
    });
    checking.catch(giveUp).catch(() => undefined);
    const one: Database = {
      ...connection,
      async query(text, values) {
        if (failure !== undefined) throw failure;
        // Answers come in the order of the statements: that of the check is there first.
        const asked = connection.query(text, values).catch(giveUp);
        const [answer] = await Promise.all([asked, checked.promise]);
        return answer;
      },
      onOneConnection: (more) => more(one),
    };
    ofReplicas.add(one);
    return work(one);
  });
  reading.then(
    () => checked.resolve(),
    (error: unknown) => {
      // Before the check was answered it is the connection that could not be lent.
      if (!isChecked) failure ??= error;
      checked.reject(error);
    },
  );
  // A check that is late ends the wait for the whole attempt; its connection comes back when PostgreSQL answers.
  const result = checked.promise.then(() => reading);
  return { result, failure: () => failure };
}
