import { expect, test } from 'vitest';
import { createLog } from '../platform/log/index.ts';
import { waitForDatabase } from './wait-for-database.ts';

const log = createLog({ level: 'silent' });
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('a database that comes up late is waited for', async () => {
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries < 4) throw away();
    return 'migrated';
  };
  expect(await waitForDatabase(run, { log, firstWaitMs: 1 })).toBe('migrated');
  expect(tries).toBe(4);
});

test('a wrong password is said at once', async () => {
  let tries = 0;
  const run = async () => {
    tries += 1;
    throw Object.assign(new Error('password authentication failed'), { code: '28P01' });
  };
  await expect(waitForDatabase(run, { log, firstWaitMs: 1 })).rejects.toThrow('password');
  expect(tries).toBe(1);
});

test('a database that stays away is an error in the end', async () => {
  const run = async () => {
    throw away();
  };
  await expect(waitForDatabase(run, { log, firstWaitMs: 1, timeoutMs: 30 })).rejects.toThrow('ECONNREFUSED');
});
