import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { inTransaction } from '../database/index.ts';
import { createLog } from '../log/index.ts';
import { countFailures, deleteOldFailures, listFailures, requestRetry, saveFailure } from './job-failures.store.ts';
import { createFailureReporter, type FailureCounts, SCHEDULED_ID } from './report-failures.ts';
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

  test('a scheduled job that succeeds takes away its failure of an hour ago, here and in another process', async () => {
    const clock = { ms: Date.now() };
    const reporters = [0, 1].map(() =>
      createFailureReporter({ db: database.db, log, now: () => clock.ms, counts: new Map() }),
    );
    const run = { ...about('test.hourly'), jobId: SCHEDULED_ID, attempt: 1, attemptsAllowed: 1 };
    const fail = () => Promise.reject(new Error('not this hour'));
    for (const next of reporters) {
      await next.watch(run, async () => undefined);
      await expect(reporters[0]?.watch(run, fail)).rejects.toThrow('not this hour');
      expect(await rowsOf(run.queue)).toHaveLength(1);
      clock.ms += 3_600_000;
      await next.watch(run, async () => undefined);
      expect(await rowsOf(run.queue)).toEqual([]);
    }
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
  const runs: string[] = [];
  let retryRequeued: () => void = () => undefined;
  const state = { failures: 0 };
  const scheduled = ['test.clock', 'test.other'].map((name) => ({
    name,
    cron: '0 0 1 1 *',
    async run() {
      if (state.failures > 0) {
        state.failures -= 1;
        throw new Error('not this time');
      }
      runs.push(name);
    },
  }));
  const start = () => {
    const subscribers = new Map([['mail.former', 'order.placed']]);
    const onRetryRequest = (retry: () => void) => {
      retryRequeued = retry;
      return () => undefined;
    };
    const options = { url: database.url, db: database.db, log, now: Date.now, counts };
    return startJobs({ ...options, subscribers, scheduled, onRetryRequest });
  };

  beforeAll(async () => {
    jobs = await start();
  });
  afterAll(() => jobs.close());

  const die = (queue: string) =>
    saveFailure(database.db, {
      ...{ queue, jobId: SCHEDULED_ID, payload: {}, error: 'no', attempts: 3, isDead: true, at: new Date() },
    });

  test('all jobs share one queue, each with its schedule', async () => {
    const { rows } = await database.db.query('select name, key, cron from pgboss.schedule order by key');
    expect(rows).toEqual(['test.clock', 'test.other'].map((key) => ({ name: 'clock', key, cron: '0 0 1 1 *' })));
  });

  test('a dead one is tried again when staff ask for it, once, and a failed run is repeated by itself', async () => {
    await die('test.clock');
    state.failures = 1;
    const [row] = await rowsOf('test.clock');
    const ask = () => inTransaction(database.db, (tx) => requestRetry(tx, row?.id ?? 0));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    retryRequeued();
    await expect.poll(() => runs, { timeout: 90_000 }).toEqual(['test.clock']);
    expect(lines.find((line) => line.msg === 'job failed')).toMatchObject({ queue: 'test.clock', attempt: 1 });
    await expect.poll(() => rowsOf('test.clock')).toEqual([]);
  });

  test('queues of former versions are removed at the next start, and what waits in them becomes due', async () => {
    await jobs.close();
    const former = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
    await former.start();
    for (const name of ['mail.former', 'former.clock']) await former.createQueue(name);
    await former.send('mail.former', { orderId: 'o1' });
    await former.schedule('former.clock', '* * * * *');
    await former.stop();
    jobs = await start();
    const { rows: queues } = await database.db.query(`select name from pgboss.queue where name not like '\\_\\_%'`);
    expect(queues).toEqual([{ name: 'clock' }]);
    const { rows } = await database.db.query(
      `select event_name, payload, state from job_failures where queue = 'mail.former'`,
    );
    expect(rows).toEqual([{ event_name: 'order.placed', payload: { orderId: 'o1' }, state: 'retrying' }]);
  });

  test('settings of the queue are brought up to date at the next start', async () => {
    await jobs.close();
    await database.db.query(`update pgboss.queue set notify = false, heartbeat_seconds = null where name = 'clock'`);
    jobs = await start();
    const { rows } = await database.db.query(
      `select notify, heartbeat_seconds::int as beat from pgboss.queue where name = 'clock'`,
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
