import type { Connection } from './connections.ts';
import type { LastStatement, TransactionOptions, Tx } from './database.ts';
import { isAborted } from './database-errors.ts';
import { sendsWithBegin } from './pipeline/index.ts';
import type { Answer } from './sql.ts';

/** A transaction on a connection that its opener begins, commits and ends. */
export interface OpenTransaction extends Tx {
  begin(options?: TransactionOptions): Promise<void>;
  commit(): Promise<void>;
  end(): void;
}

export function transactionOn(connection: Connection): OpenTransaction {
  const last: LastStatement[] = [];
  const behind: LastStatement[] = [];
  let isOver = false;
  // Set while the answer to `begin` is pending, and after it failed.
  let pendingBegin: Promise<Answer> | undefined;
  let hasFailed = false;
  // The first error. Pipelined statements behind a failed one fail too, and their errors may arrive first.
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
      // The connection may be in use elsewhere by now.
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
    sendBehindCommit: (statement) => void behind.push(statement),
    async begin({ startsReading = false, lockTimeoutMs } = {}) {
      // Statements without parameters may share one message.
      const lockTimeout = lockTimeoutMs === undefined ? '' : `; set local lock_timeout = ${Math.ceil(lockTimeoutMs)}`;
      const began = connection.query(`begin${lockTimeout}`);
      if (!startsReading || !sendsWithBegin) return void (await began);
      pendingBegin = began;
      began.then(
        () => {
          pendingBegin = undefined;
        },
        // Reported to the next statement of the transaction.
        () => {
          hasFailed = true;
        },
      );
    },
    async commit() {
      await pendingBegin;
      const send = ({ statement, onRows }: LastStatement) =>
        statement.execute(connection).then(({ rows }) => onRows?.(rows));
      const answers = last.map(send);
      const committing = connection.query('commit');
      const ignored = behind.map((next) => send(next).catch(() => undefined));
      // If one of them fails, PostgreSQL answers the commit with a rollback.
      const [committed, ...others] = await Promise.allSettled([committing, ...answers]);
      await Promise.all(ignored);
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
