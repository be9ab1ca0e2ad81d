import type { Connection } from './connections.ts';
import type { LastStatement, TransactionOptions, Tx } from './database.ts';
import { isAborted } from './database-errors.ts';
import type { Answer } from './sql.ts';

/** A transaction on a connection, for whoever opened the connection to begin, commit and end. */
export interface OpenTransaction extends Tx {
  begin(options?: TransactionOptions): Promise<void>;
  commit(): Promise<void>;
  end(): void;
}

export function transactionOn(connection: Connection): OpenTransaction {
  const last: LastStatement[] = [];
  let isOver = false;
  // While its answer is awaited, and where that was a no.
  let pendingBegin: Promise<Answer> | undefined;
  let hasFailed = false;
  // Of statements sent at once those behind one that failed are refused for that, and may be heard of first.
  let cause: unknown;
  async function send(text: string, values?: readonly unknown[]): Promise<Answer> {
    if (!pendingBegin) return connection.query(text, values);
    if (hasFailed) await pendingBegin;
    const [answer] = await Promise.all([connection.query(text, values), pendingBegin]);
    return answer;
  }
  const tx: OpenTransaction = {
    isTransaction: true,
    async query(text, values) {
      // Its connection may be somebody else's by now.
      if (isOver) throw new Error('The transaction is over: something in it was not awaited');
      try {
        return await send(text, values);
      } catch (error) {
        if (isAborted(error) && cause !== undefined) throw cause;
        cause = error;
        throw error;
      }
    },
    transaction: () => Promise.reject(new Error('A transaction inside a transaction: pass it on instead')),
    onOneConnection: (work) => work(tx),
    deferToCommit: (statement) => void last.push(statement),
    async begin({ startsReading = false, lockTimeoutMs } = {}) {
      // Of a round trip only what has no values can say two things.
      const lockTimeout = lockTimeoutMs === undefined ? '' : `; set local lock_timeout = ${Math.ceil(lockTimeoutMs)}`;
      const began = connection.query(`begin${lockTimeout}`);
      if (!startsReading) return void (await began);
      pendingBegin = began;
      began.then(
        () => {
          pendingBegin = undefined;
        },
        // Said to whoever asks for anything in it.
        () => {
          hasFailed = true;
        },
      );
    },
    async commit() {
      await pendingBegin;
      const answers = last.map(({ statement, onRows }) =>
        statement.execute(connection).then(({ rows }) => onRows?.(rows)),
      );
      // Where one of them fails PostgreSQL answers the commit with a rollback.
      const [committed, ...others] = await Promise.allSettled([connection.query('commit'), ...answers]);
      for (const one of [...others, committed]) if (one.status === 'rejected') throw one.reason;
      if (committed.status === 'fulfilled' && committed.value.command === 'ROLLBACK') {
        throw new Error('Nothing was committed: a statement had failed, and nobody said so');
      }
    },
    end() {
      isOver = true;
    },
  };
  return tx;
}
