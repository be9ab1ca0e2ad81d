import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type Guard,
  makeCustomer,
  makeProductQuestion,
  makePurchase,
  makeSellable,
  type TestDatabase,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const count = async (condition: string) => {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from questions where ${sql.raw(condition)}
  `.execute(database.db);
  return rows[0]?.count ?? -1;
};

/** A customer sends several questions concurrently through two processes. Returns the number of stored questions. */
async function askTogether(textOf: (index: number) => string, without?: Guard): Promise<number> {
  const [customer, { id: product_id }] = [await makeCustomer(database.db), await factories(database.db).product()];
  await two.start(without);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      two.call(index, 'POST /questions', { product_id, text: textOf(index) }, customer.headers),
    ),
  );
  expect(answers.map(({ status }) => status).filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
  return count(`customer_id = '${customer.id}'`);
}

test('a question sent many times at once is one question', async () => {
  expect(await askTogether(() => 'هل اللون ثابت؟')).toBe(1);
});

test('without the index that says so it is several', async () => {
  await sql`drop index questions_once_each`.execute(database.db);
  expect(await askTogether(() => 'هل اللون ثابت؟')).toBeGreaterThan(1);
});

test('of many asked at once no more wait than one may have waiting', async () => {
  expect(await askTogether((index) => `السؤال ${index}: هل اللون ثابت؟`)).toBe(5);
});

test('without the lock of whoever asks more wait', async () => {
  const guard = {
    file: 'modules/people/identity/customers.store.ts',
    guard: 'c.deleted_at is null for update',
    instead: 'c.deleted_at is null',
  };
  expect(await untilLost(() => askTogether((index) => `السؤال ${index}: هل اللون ثابت؟`, guard), 5)).toBeGreaterThan(5);
});

/** Four buyers concurrently answer a question that has seven buyers' answers. Returns the final number of them. */
async function answerTogether(without?: Guard): Promise<number> {
  const shop = await createTestApp(database);
  const first = await makeCustomer(database.db);
  const { productId } = await makePurchase({ db: database.db, shop }, first);
  const buyers = [first];
  for (let n = 0; n < 3; n += 1) {
    const buyer = await makeCustomer(database.db);
    await makePurchase({ db: database.db, shop }, buyer, { productId });
    buyers.push(buyer);
  }
  await shop.close();
  const questionId = await makeProductQuestion(database.db, { productId });
  for (let n = 0; n < 7; n += 1) await makeProductQuestion(database.db, { productId, questionId, text: `جواب ${n}` });
  await two.start(without);
  await Promise.all(
    buyers.map((buyer, index) =>
      two.call(index, `POST /questions/${questionId}/answers`, { text: 'نعم' }, buyer.headers),
    ),
  );
  return count(`question_id = ${questionId}`);
}

test('answers at the same moment are no more than a question shows', async () => {
  expect(await answerTogether()).toBe(9);
});

test('without the lock of the question there are more', async () => {
  const guard = {
    file: 'modules/goods/questions/questions.store.ts',
    guard: ' for update`',
    instead: '`',
  };
  expect(await untilLost(() => answerTogether(guard), 9)).toBeGreaterThan(9);
});

/** Two customers report a question four times each concurrently. Returns its status and number of reports. */
async function tellTogether(without?: Guard): Promise<{ status: string; open_reports: number }> {
  const questionId = await makeProductQuestion(database.db, { productId: (await factories(database.db).product()).id });
  const people = [await makeCustomer(database.db), await makeCustomer(database.db)];
  await two.start(without);
  await Promise.all(
    [...people, ...people, ...people, ...people].map((who, index) =>
      two.call(index, `POST /questions/${questionId}/report`, { reason: 'spam' }, who.headers),
    ),
  );
  const { rows } = await sql.rows({ status: sql.text, open_reports: sql.int4 })`
    select status, open_reports from questions where id = ${questionId}
  `.execute(database.db);
  const [row] = rows;
  if (!row) throw new Error('the question is gone');
  return row;
}

test('two who tell at once, again and again, are two, and hide nothing', async () => {
  expect(await tellTogether()).toEqual({ status: 'published', open_reports: 2 });
});

test('counting every call instead of every new report is caught', async () => {
  const guard = {
    file: 'modules/goods/questions/question-reports.store.ts',
    guard: '(select count(*)::int from told)',
    instead: '1',
  };
  expect(await tellTogether(guard)).toMatchObject({ status: 'pending' });
});
