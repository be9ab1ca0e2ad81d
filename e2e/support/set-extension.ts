import { expect } from 'vitest';
import { readFrom } from './shop-api.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { hire } from './staff-browser.ts';

/** Sets an extension up, or takes settings away by null, as an owner does in the admin. */
export async function setExtension(name: string, given: Readonly<Record<string, string | null>>): Promise<void> {
  const { url } = shopUnderTest();
  const { token } = await hire('owner');
  const { data } = await readFrom<{ data: { name: string; version: number }[] }>(url, '/admin/extensions', token);
  const values = Object.entries(given).map(([key, value]) => ({ name: key, value }));
  const version = data.find((one) => one.name === name)?.version;
  const answer = await fetch(`${url}/api/store/admin/extensions/${name}`, {
    method: 'PUT',
    headers: {
      ...{ 'x-api-key': 'waha-demo-key', 'content-type': 'application/json', authorization: `Bearer ${token}` },
    },
    body: JSON.stringify({ values, version }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** The same settings without values: the extension is off again. */
export const withoutValues = (given: Readonly<Record<string, string>>): Record<string, null> =>
  Object.fromEntries(Object.keys(given).map((name) => [name, null]));
