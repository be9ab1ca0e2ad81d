import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  type MadeCustomer,
  makeCustomer,
  PASSWORD,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../../testing/index.ts';
import { issueLink, readCustomer } from '../index.ts';

// Two processes and many hashes take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const NEXT = 'قهوة عربية وتمر سكري';
const both = { password: NEXT, password_confirmation: NEXT };

let database: TestDatabase;
// Logins lock the row that the change waits for: with held commits the change would wait forever.
const two = twoProcesses(
  () => database,
  () => ({ holds: false }),
);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/** Ways to change a password, each tested during a flood of logins with the old one. */
const ways = {
  'changing it': (customer: MadeCustomer) =>
    two.call(0, 'POST /user/change-password', { current_password: PASSWORD, ...both }, customer.headers),
  'resetting it': async ({ id }: MadeCustomer) => {
    const token = await inTransaction(database.db, async (tx) => {
      const customer = await readCustomer(tx, id);
      if (!customer) throw new Error('nobody to reset');
      return issueLink(tx, customer, 'reset_by_phone', new Date());
    });
    return two.call(0, 'POST /auth/reset-password', { token, ...both });
  },
};

/** Logs in concurrently with the old password while it is changed; returns the number of tokens that stay valid. */
async function logInMeanwhile(change: (customer: MadeCustomer) => Promise<{ status: number }>): Promise<number> {
  const customer = await makeCustomer(database.db);
  const tokens: string[] = [];
  let isOver = false;
  const loops = Array.from({ length: 6 }, async (_, turn) => {
    while (!isOver) {
      const { body } = await two.call(turn, 'POST /auth/login', { login: customer.phone, password: PASSWORD });
      if (body.success) tokens.push(body.data.token);
    }
  });
  const { status } = await change(customer);
  isOver = true;
  await Promise.all(loops);
  expect(status).toBe(200);
  const answers = await Promise.all(
    tokens.map((token, turn) => two.call(turn, 'GET /auth/me', undefined, { authorization: `Bearer ${token}` })),
  );
  return answers.filter((one) => one.status === 200).length;
}

const standing: Guard = {
  file: 'identity/sign-in/sessions.store.ts',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
  guard: 'where id = ${session.customerId} and password_hash = ${passwordHash} and suspended_at is null for share',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  instead: 'where id = ${session.customerId} and ${passwordHash}::text is not null',
};

test.each(Object.entries(ways))('%s leaves no token that the old password opened meanwhile', async (_, change) => {
  await two.start();
  for (let round = 0; round < 3; round += 1) expect(await logInMeanwhile(change)).toBe(0);
});

test.each(Object.entries(ways))('control: %s leaves some where a token is given without a look', async (_, change) => {
  await two.start(standing);
  expect(await untilLost(() => logInMeanwhile(change), 0)).toBeGreaterThan(0);
});
