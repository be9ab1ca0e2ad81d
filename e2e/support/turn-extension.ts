import { expect } from 'vitest';
import { readFrom } from './shop-api.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { hire } from './staff-browser.ts';

/** Changes settings of an extension, as an owner does in the admin; null takes one back. */
export async function turnExtension(extension: string, values: Readonly<Record<string, string | null>>): Promise<void> {
  const { url } = shopUnderTest();
  const { token } = await hire('owner');
  const { data } = await readFrom<{ data: { name: string; version: number }[] }>(url, '/admin/extensions', token);
  const answer = await fetch(`${url}/api/store/admin/extensions/${extension}`, {
    method: 'PUT',
    headers: {
      ...{ 'x-api-key': 'waha-demo-key', 'content-type': 'application/json', authorization: `Bearer ${token}` },
    },
    body: JSON.stringify({
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      version: data.find(({ name }) => name === extension)?.version,
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
