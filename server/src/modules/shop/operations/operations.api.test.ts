import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  makeDeadJob,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('a job that is dead is shown with its cause, and tried again once however often it is asked for', async () => {
  const { headers } = await makeStaff(database.db, 'owner');
  await makeDeadJob(database.db, 'mail.order-placed');
  const shown = (await shop.call('GET /admin/failed-jobs', { headers })).body.data;
  expect(shown).toMatchObject({
    dead: 1,
    jobs: [{ job: 'mail.order-placed', state: 'dead', error: 'the mail server refused', attempts: 9 }],
  });
  const ask = () => shop.call(`POST /admin/failed-jobs/${shown.jobs[0].id}/retry`, { headers });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('operations.no_dead_job');
  const after = (await shop.call('GET /admin/failed-jobs', { headers })).body.data;
  expect(after).toMatchObject({ dead: 0, jobs: [{ state: 'requeued' }] });
  const { data } = (await shop.call('GET /admin/audit', { headers })).body.data;
  expect(data[0]).toMatchObject({ action: 'operations.job_retried', after: { job: 'mail.order-placed' } });
});
