import { beforeEach, expect, test } from 'vitest';
import { hashAt, hashPassword, SHOP_COST, verifyPassword } from './hash-password.ts';

beforeEach(() => hashAt(SHOP_COST));

test('a password is kept as argon2id of 19 MiB and two passes, salted', async () => {
  const [one, other] = await Promise.all([hashPassword('تمر وقهوة'), hashPassword('تمر وقهوة')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await verifyPassword('تمر وقهوة', one)).toBe(true);
  expect(await verifyPassword('تمر وقهوه', one)).toBe(false);
});

test('a hash is checked at the cost it was made with', async () => {
  hashAt({ memory: 64, passes: 1, parallelism: 1 });
  const cheap = await hashPassword('secret');
  hashAt(SHOP_COST);
  expect(await verifyPassword('secret', cheap)).toBe(true);
});

test('two spellings of one word in code points are one password', async () => {
  expect(await verifyPassword('\u0065\u0301', await hashPassword('\u00e9'))).toBe(true);
});

test('without a hash nothing is right', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
});
