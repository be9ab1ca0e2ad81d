import { beforeEach, expect, test } from 'vitest';
import {
  type HashingClass,
  hashAt,
  hashingClasses,
  hashPassword,
  refuseWhenBusy,
  SHOP_COST,
  verifyPassword,
} from './hash-password.ts';

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

const classes = Object.keys(hashingClasses) as HashingClass[];
const pairs = classes.flatMap((busy) => classes.filter((one) => one !== busy).map((one) => [busy, one] as const));

test.each(pairs)('loops of %s leave %s its share', async (busy, other) => {
  hashAt({ memory: 64, passes: 1, parallelism: 1 });
  const state = { isOver: false, turns: 0 };
  const loop = async (key: string) => {
    while (!state.isOver && state.turns < 2_000) {
      await hashPassword('loop', { class: busy, keys: [key] });
      state.turns += 1;
    }
  };
  const loops = ['a', 'b', 'c'].map(loop);
  await hashPassword('honest', { class: other, keys: ['honest'] });
  const turnsBefore = state.turns;
  state.isOver = true;
  await Promise.all(loops);
  expect(turnsBefore).toBeLessThan(30);
});

test('a class that fills its places to wait leaves all others theirs', async () => {
  hashAt({ memory: 64, passes: 1, parallelism: 1 });
  const flood = Array.from({ length: 200 }, (_, turn) =>
    hashPassword('flood', { class: 'newDevice', keys: [`flood ${turn}`] }).catch((error) => error.code),
  );
  for (const one of classes) if (one !== 'newDevice') refuseWhenBusy({ class: one, keys: ['honest'] });
  const others = await Promise.all(
    classes.filter((one) => one !== 'newDevice').map((one) => hashPassword('honest', { class: one, keys: ['honest'] })),
  );
  expect(others.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
  expect((await Promise.all(flood)).filter((one) => one === 'server.unavailable').length).toBeGreaterThan(100);
});
