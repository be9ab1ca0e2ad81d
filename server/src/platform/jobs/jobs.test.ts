import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { inTransaction } from '../database/index.ts';
import { createLog } from '../log/index.ts';
import { publish, wakeAfterCommit } from '../outbox/index.ts';
import { countFailures, deleteOldFailures, listFailures, requestRetry, saveFailure } from './job-failures.store.ts';
import type { Subscriber } from './relay-outbox.ts';
import { createFailureReporter, type FailureCounts } from './report-failures.ts';
import { type Jobs, startJobs } from './start-jobs.ts';
import { startUntilStarted } from './start-until-started.ts';

let database: TestDatabase;
let lines: Record<string, unknown>[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(JSON.parse(line)) } });

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => database.close());

const about = (queue: string) => ({
  queue,
  jobId: crypto.randomUUID(),
  payload: { orderId: 'o1' },
  attemptsAllowed: 3,
});
const rowsOf = async (queue: string) => (await listFailures(database.db, 100)).filter((one) => one.queue === queue);

describe('every failure is heard', () => {
  test('as a line with name and cause, in a count, and as an entry that a success takes away', async () => {
    const counts: FailureCounts = new Map();
    const reporter = createFailureReporter({ db: database.db, log, now: Date.now, counts });
    const job = about('notifications.order-placed');
    const cause = new Error('connect ECONNREFUSED 10.0.0.1:25');
    const fail = () => Promise.reject(new Error('the mail was not sent', { cause }));
    await expect(reporter.watch({ ...job, attempt: 1 }, fail)).rejects.toThrow('not sent');
    expect(lines).toMatchObject([
      { level: 50, msg: 'job failed', queue: job.queue, attempt: 1, err: { message: 'the mail was not sent' } },
    ]);
    await expect(reporter.watch({ ...job, attempt: 3 }, fail)).rejects.toThrow();
    expect(lines[1]).toMatchObject({ msg: 'job is dead', queue: job.queue, attempt: 3 });
    expect(counts.get(job.queue)).toEqual({ retry: 1, dead: 1 });
    const [row] = await rowsOf(job.queue);
    expect(row).toMatchObject({ state: 'dead', attempts: 3 });
    expect(row?.error).toContain('ECONNREFUSED');
    await reporter.watch({ ...job, attempt: 3 }, async () => undefined);
    expect(await rowsOf(job.queue)).toEqual([]);
  });

  test('an object that is no Error says its message, and an outage is one line in ten seconds', () => {
    const reporter = createFailureReporter({ db: database.db, log, now: () => 0, counts: new Map() });
    const plain = { message: 'terminating connection', code: '57P01', queue: 'x' };
    for (let time = 0; time < 500; time += 1) reporter.report(plain, 'the job queue failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ err: { message: 'terminating connection', code: '57P01' }, more: 0 });
  });

  test('dead jobs come first, and are forgotten after a month', async () => {
    const failed = { payload: {}, error: 'no', attempts: 1, at: new Date(Date.now() - 31 * 86_400_000) };
    await saveFailure(database.db, { ...failed, queue: 'old.one', jobId: crypto.randomUUID(), isDead: true });
    await saveFailure(database.db, {
      ...failed,
      at: new Date(),
      queue: 'a.b',
      jobId: crypto.randomUUID(),
      isDead: false,
    });
    const [first] = await listFailures(database.db, 10);
    expect(first?.queue).toBe('old.one');
    await deleteOldFailures(database.db);
    expect(await rowsOf('old.one')).toEqual([]);
    expect((await countFailures(database.db)).retrying).toBeGreaterThan(0);
  });
});

describe('on a real queue', () => {
  let jobs: Jobs;
  const counts: FailureCounts = new Map();
  const handled: unknown[] = [];
  const state = { failures: 0 };
  const subscribers: Subscriber[] = [
    {
      name: 'test.flaky',
      event: 'test.happened',
      async handle(payload) {
        if (state.failures > 0) {
          state.failures -= 1;
          throw new Error('not this time');
        }
        handled.push(payload);
      },
    },
  ];
  const run = async () => undefined;
  const start = () =>
    startJobs({
      url: database.url,
      db: database.db,
      subscribers,
      scheduled: [{ name: 'test.clock', cron: '0 0 1 1 *', run }],
      log,
      now: Date.now,
      counts,
    });

  beforeAll(async () => {
    jobs = await start();
  });
  afterAll(() => jobs.close());

  const happen = (n: number) =>
    inTransaction(database.db, (tx) => publish(tx, [{ event: 'test.happened', payload: { n } }]));

  test('many events are handled in batches, each once', async () => {
    for (let n = 0; n < 120; n += 1) await happen(n);
    await expect.poll(() => handled.length).toBe(120);
    expect(new Set(handled.map((one) => Reflect.get(Object(one), 'n'))).size).toBe(120);
  });

  test('one that fails is tried again by itself', async () => {
    state.failures = 1;
    await happen(1_000);
    await expect.poll(() => handled.at(-1), { timeout: 90_000 }).toEqual({ n: 1_000 });
    expect(lines.find((line) => line.msg === 'job failed')).toMatchObject({ queue: 'test.flaky', attempt: 1 });
    await expect.poll(() => rowsOf('test.flaky')).toEqual([]);
  });

  test('a dead one is tried again when staff ask for it, once', async () => {
    const jobId = crypto.randomUUID();
    const failed = { payload: { n: 2_000 }, error: 'no', attempts: 9, at: new Date() };
    await saveFailure(database.db, { ...failed, queue: 'test.flaky', jobId, isDead: true });
    const [row] = await rowsOf('test.flaky');
    const ask = () =>
      inTransaction(database.db, async (tx) => {
        wakeAfterCommit(tx);
        return requestRetry(tx, row?.id ?? 0);
      });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    await expect.poll(() => handled.filter((one) => Reflect.get(Object(one), 'n') === 2_000).length).toBe(1);
    await expect.poll(() => rowsOf('test.flaky')).toEqual([]);
  });

  test('queues made before are brought up to date at the next start', async () => {
    await jobs.close();
    await database.db.query(
      `update pgboss.queue set notify = false, heartbeat_seconds = null where name = 'test.flaky'`,
    );
    jobs = await start();
    const { rows } = await database.db.query(
      `select notify, heartbeat_seconds::int as beat from pgboss.queue where name = 'test.flaky'`,
    );
    expect(rows).toEqual([{ notify: true, beat: 30 }]);
  });
});

describe('jobs that could not start', () => {
  test('are tried again until they can, and closing ends the trying', async () => {
    const heard: string[] = [];
    let tries = 0;
    let closed = 0;
    const start = async () => {
      tries += 1;
      if (tries < 3) throw new Error(`try ${tries}`);
      const close = async () => {
        closed += 1;
      };
      return { close };
    };
    const jobs = startUntilStarted(start, (error) => heard.push(String(error)), 1);
    await expect.poll(() => tries).toBe(3);
    await jobs.close();
    expect([heard, closed]).toEqual([['Error: try 1', 'Error: try 2'], 1]);
    const never = startUntilStarted(
      () => Promise.reject(new Error('no')),
      () => undefined,
      60_000,
    );
    await never.close();
  });
});
