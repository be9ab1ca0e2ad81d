import type { StaffRole } from '@waha/contract';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { shopUnderTest } from './shop-under-test.ts';

/** Makes a call as a new staff member with this role. A refusal throws, with the server's message. */
export async function asStaff<Data>(role: StaffRole, key: string, body: object = {}): Promise<Data> {
  const { url, databaseUrl } = shopUnderTest();
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  const { headers } = await makeStaff(database.db, role);
  await database.close();
  const [method = 'GET', path = ''] = key.split(' ');
  const response = await fetch(`${url}/api/store${path}`, {
    method,
    headers: {
      'x-api-key': 'waha-demo-key',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} for ${key}: ${await response.text()}`);
  // The contract defines the reply of each path.
  return ((await response.json()) as { data: Data }).data;
}
