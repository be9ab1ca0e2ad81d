import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { isTuned } from '../tuning/index.ts';
import { isUniqueViolation } from './database-errors.ts';
import { inSavepoint } from './in-savepoint.store.ts';
import { inTransaction } from './in-transaction.ts';
import { sendWithCommit } from './pipeline/send-with-commit.ts';
import { TickSocket } from './pipeline/tick-socket.ts';
import { sql } from './sql.ts';
import { transactionOn } from './transactions.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 1 });
  await sql`create table palms (id int primary key)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate palms`.execute(database.db);
});
afterAll(() => database.close());

const plant = (id: number) => sql.rows({ id: sql.int4 })`insert into palms values (${id}) returning id`;

async function planted(): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`select id from palms order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );

it('sends what is kept for the commit last, and tells its rows', async () => {
  const heard: number[] = [];
  await inTransaction(database.db, async (tx) => {
    await sendWithCommit(tx, plant(2), (rows) => heard.push(...rows.map(({ id }) => id)));
    const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from palms`.execute(tx);
    expect(rows).toEqual([{ count: 0 }]);
    await plant(1).execute(tx);
  });
  expect(heard).toEqual([2]);
  expect(await planted()).toEqual([1, 2]);
});

it('commits nothing where what is sent along with the commit fails, says why, and goes on working', async () => {
  const failed = await failureOf(
    inTransaction(database.db, async (tx) => {
      await plant(1).execute(tx);
      await sendWithCommit(tx, plant(1));
      await sendWithCommit(tx, plant(2));
    }),
  );
  expect(isUniqueViolation(failed, 'palms_pkey')).toBe(true);
  expect(await planted()).toEqual([]);
  // The same statements, now prepared, on the same connection.
  for (const id of [1, 2, 3]) {
    await inTransaction(database.db, async (tx) => {
      await plant(id).execute(tx);
      await sendWithCommit(tx, plant(10 + id));
    });
  }
  expect(await planted()).toEqual([1, 2, 3, 11, 12, 13]);
});

it('undoes with a savepoint what was to be sent with the commit', async () => {
  await inTransaction(database.db, async (tx) => {
    await sendWithCommit(tx, plant(1));
    const undone = inSavepoint(tx, async () => {
      await sendWithCommit(tx, plant(2));
      throw new Error('not this one');
    });
    await expect(undone).rejects.toThrow('not this one');
    await inSavepoint(tx, () => sendWithCommit(tx, plant(3)));
  });
  expect(await planted()).toEqual([1, 3]);
});

it('does not take for committed what a swallowed error had ended', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await plant(1).execute(tx);
    await plant(1)
      .execute(tx)
      .catch(() => undefined);
  });
  await expect(work).rejects.toThrow('Nothing was committed');
  expect(await planted()).toEqual([]);
});

it('asks at once for what is asked for at once, in a transaction and outside of one', async () => {
  const sum = (numbers: { rows: { n: number }[] }[]) => numbers.reduce((all, { rows }) => all + (rows[0]?.n ?? 0), 0);
  const number = (n: number) => sql.rows({ n: sql.int4 })`select ${n}::int as n`;
  const inside = await inTransaction(database.db, async (tx) =>
    sum(await Promise.all([1, 2, 3].map((n) => number(n).execute(tx)))),
  );
  // The pool has one connection: a statement on a second one would wait for ever.
  const outside = await database.db.onOneConnection(async (one) =>
    sum(await Promise.all([1, 2, 3].map((n) => number(n).execute(one)))),
  );
  expect([inside, outside]).toEqual([6, 6]);
});

it('refuses what is asked of a connection that was given back', async () => {
  const late = await database.db.onOneConnection(async (one) => () => plant(1).execute(one));
  await expect(late()).rejects.toThrow('given back');
  expect(await planted()).toEqual([]);
});

it.runIf(isTuned('pipelining'))('does nothing more where its beginning failed', async () => {
  const sent: string[] = [];
  const tx = transactionOn({
    async query(text) {
      sent.push(text);
      if (text !== 'begin') return { rows: [], fields: [] };
      // The answer is a round trip away.
      await setImmediate();
      throw new Error('canceled');
    },
    release: () => undefined,
  });
  await tx.begin({ startsReading: true });
  const reads = await Promise.allSettled([tx.query('select 1'), tx.query('select 2')]);
  const write = await Promise.allSettled([tx.query('insert'), tx.commit()]);
  expect([...reads, ...write].map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  // Only the reads sent together with `begin` reached the server.
  expect(sent).toEqual(['begin', 'select 1', 'select 2']);
});

it('is one call of the system for whatever is written in one turn', async () => {
  const received: string[] = [];
  const server = createServer((socket) => socket.on('data', (data) => received.push(data.toString())));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const socket = new TickSocket();
  onTestFinished(() => void socket.destroy());
  const address = server.address();
  socket.connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay(true);
  for (const word of ['one ', 'two ', 'three']) socket.write(word);
  await expect.poll(() => received).toEqual(['one two three']);
});

it('says what failed first, whichever of the statements sent at once is heard of first', async () => {
  // Receives its answer one turn later than the statement behind it.
  const deeper = async (work: Promise<unknown>) => {
    await work;
    await setImmediate();
  };
  const failed = await failureOf(
    inTransaction(database.db, async (tx) => {
      await plant(1).execute(tx);
      await Promise.all([deeper(deeper(plant(1).execute(tx))), plant(2).execute(tx)]);
    }),
  );
  expect(isUniqueViolation(failed, 'palms_pkey')).toBe(true);
  expect(await planted()).toEqual([]);
});

it('says of what fails after a savepoint was undone why that failed', async () => {
  const failed = await failureOf(
    inTransaction(database.db, async (tx) => {
      await plant(1).execute(tx);
      await failureOf(inSavepoint(tx, () => plant(1).execute(tx)));
      await sql`select 1 / 0`.execute(tx);
    }),
  );
  expect(String(failed)).toContain('division by zero');
});
