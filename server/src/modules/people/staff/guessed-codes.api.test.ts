import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { fromBase32, stepOf, totpCode } from './index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { limits: true, now: () => clock });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

let serial = 0;
/** Headers with an unused client address. */
const fresh = () => {
  serial += 1;
  return `198.51.${serial >> 8}.${serial & 255}`;
};
const codeNow = (secret: Buffer, drift = 0) => totpCode(secret, stepOf(new Date(clock)) + drift);
const first = (email: string, more: object = {}, from = fresh()) =>
  shop.call('POST /admin/auth/login', { body: { email, password: PASSWORD, ...more }, from });
const second = (challenge: string, code: string, from = fresh()) =>
  shop.call('POST /admin/auth/totp', { body: { challenge, code }, from });

async function signIn({ email, totpSecret }: MadeStaff, more: object = {}) {
  const { challenge } = (await first(email, more)).body.data;
  return second(challenge, codeNow(totpSecret));
}

/** Wrong codes by a stranger with the password, until the strangers' budget is spent: a sign-in takes five. */
async function guessCodes({ email, totpSecret }: MadeStaff): Promise<string> {
  let last = '';
  for (let begun = 0; begun < 13; begun += 1) {
    const { challenge } = (await first(email)).body.data;
    for (let turn = 0; turn < 5; turn += 1) last = (await second(challenge, codeNow(totpSecret, 50))).body.code;
  }
  return last;
}

test('who knows the password cannot keep its owner from the second step: a known device, a shown code and a recovery code go through', async () => {
  const staff = await makeStaff(database.db, 'support', { isEnrolled: false });
  const enrolling = (await first(staff.email)).body.data;
  const totpSecret = fromBase32(enrolling.secret);
  const { recovery_codes: recoveryCodes, device_mark } = (await second(enrolling.challenge, codeNow(totpSecret))).body
    .data;
  const owner = { ...staff, totpSecret };
  const next = () => {
    clock += 30_000;
  };
  next();
  expect(await guessCodes(owner)).toBe('staff.proof_needed');
  const stranger = await signIn(owner);
  expect([stranger.status, stranger.body.code]).toEqual([429, 'staff.proof_needed']);
  expect((await signIn(owner, { device_mark })).status, 'its device').toBe(200);
  next();
  expect((await signIn(owner, { code: codeNow(totpSecret) })).status, 'a code beside the password').toBe(200);
  next();
  expect((await signIn(owner, { code: recoveryCodes[0] })).status, 'a recovery code beside it').toBe(200);
  expect((await signIn(owner, { code: 'nobody-hasany-ofthese-code' })).body.code).toBe('staff.proof_needed');
});

test('a code shown with the password is a guess as well: so many are looked at, from everywhere together', async () => {
  const { email, totpSecret } = await makeStaff(database.db, 'support');
  const wrong = codeNow(totpSecret, 50);
  const answers = [];
  for (let turn = 0; turn < 70; turn += 1) answers.push((await first(email, { code: wrong })).body.code ?? 'in');
  expect(answers.filter((code) => code === 'staff.proof_needed')).toHaveLength(10);
  const shown = await first(email, { code: codeNow(totpSecret) });
  expect(shown.body.code, 'a right one is not told from a wrong one any more').toBe('staff.proof_needed');
  const from = fresh();
  const other = await makeStaff(database.db, 'support');
  const alone = [];
  for (let turn = 0; turn < 10; turn += 1) alone.push((await first(other.email, { code: wrong }, from)).status);
  expect(alone.slice(-2), 'and fewer from one place').toEqual([429, 429]);
});
