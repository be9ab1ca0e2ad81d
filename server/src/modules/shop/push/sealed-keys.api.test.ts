import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushShop } from './push-shop.fixture.ts';

let it: Awaited<ReturnType<typeof openPushShop>>;
beforeAll(async () => {
  it = await openPushShop();
});
afterAll(() => it.close());

test('nobody is promised news where the private key cannot be opened', async () => {
  const answer = () => it.shop.call('GET /push/state');
  expect((await answer()).status).toBe(200);
  // As after a restore without the key that sealed it.
  await it.db.query(`update push_keys set private_key = set_byte(private_key, 20, get_byte(private_key, 20) # 1)`);
  const refused = await answer();
  expect([refused.status, refused.body.code]).toEqual([503, 'push.sealed']);
});
