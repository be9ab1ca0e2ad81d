import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { listen } from './listen.ts';
import { sql } from './sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('hears notifications, and again after its connection was ended', async () => {
  const heard: string[] = [];
  const onListening = vi.fn();
  const onLost = vi.fn();
  const onNotify = (channel: string, payload: string) => heard.push(`${channel}:${payload}`);
  const listener = await listen(database.url, ['purge', 'Odd Name'], { onNotify, onListening, onLost });
  await sql`select pg_notify('purge', 'one'), pg_notify('Odd Name', 'two')`.execute(database.db);
  await expect.poll(() => heard).toEqual(['purge:one', 'Odd Name:two']);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'waha-listen' and datname = current_database()`.execute(database.db);
  await expect.poll(() => onListening).toHaveBeenCalledTimes(2);
  expect(onLost).toHaveBeenCalledTimes(1);
  await sql`select pg_notify('purge', 'three')`.execute(database.db);
  await expect.poll(() => heard).toContain('purge:three');
  await listener.close();
});
