import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  analyse,
  createTestApp,
  createTestDatabase,
  factories,
  type MadeCustomer,
  makeCustomer,
  makeProductQuestion,
  makePurchase,
  makeSellable,
  makeStaff,
  PASSWORD,
  plansOf,
  type TestDatabase,
} from '../../../testing/index.ts';
import { listShown } from './shown-questions.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let moderator: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { limits: false });
  moderator = await makeStaff(database.db, 'moderator');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

type Sender = Pick<MadeCustomer, 'headers'>;
const as = ({ headers }: Sender, body?: object) => ({ headers, ...(body && { body }) });
const product = async () => (await factories(database.db).product()).id;
const TEXT = 'هل تأتي في علبة هدية؟';
const ask = (who: Sender, product_id: number, text = TEXT) =>
  shop.call('POST /questions', as(who, { product_id, text }));
const answer = (who: Sender, id: number, text = 'نعم، علبة جميلة') =>
  shop.call(`POST /questions/${id}/answers`, as(who, { text }));
const step = (id: number, name: string, body?: object) =>
  shop.call(`PUT /admin/questions/${id}/${name}`, as(moderator, body));
const shown = async (productId: number, more = '') =>
  (await shop.call(`GET /questions?product_id=${productId}${more}`)).body.data;
const told = (who: Sender, id: number, reason = 'spam') =>
  shop.call(`POST /questions/${id}/report`, as(who, { reason }));

/** A published question, about a product with a delivered purchase. */
async function asked() {
  const [asker, buyer] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  const { productId } = await makePurchase({ db: database.db, shop }, buyer);
  const { id } = (await ask(asker, productId)).body.data;
  await step(id, 'publish');
  return { asker, buyer, productId, id };
}

describe('asking', () => {
  test('waits for staff, is then seen by everybody, and never with a full name', async () => {
    const [customer, productId] = [await makeCustomer(database.db), await product()];
    const { status, body } = await ask(customer, productId);
    expect([status, body.data.status, body.data.kind]).toEqual([201, 'pending', 'question']);
    expect(await shown(productId)).toMatchObject({ data: [], total: 0 });
    expect((await step(body.data.id, 'publish')).body.data).toMatchObject({ status: 'published', version: 2 });
    expect((await shown(productId)).data).toEqual([
      { id: body.data.id, text: TEXT, author: 'نورة ا.', created_at: expect.any(String), answers: [] },
    ]);
  });

  test('marks links and listed words for staff, the longest waiting first', async () => {
    const [customer, productId] = [await makeCustomer(database.db), await product()];
    await ask(customer, productId, 'البائع نصّــاب؟ زوروا www.example');
    await ask(customer, productId, 'هل اللون ثابت؟');
    const { body } = await shop.call(`GET /admin/questions?product_id=${productId}`, as(moderator));
    expect(body.data.data.map(({ flags }: { flags: string[] }) => flags)).toEqual([['links', 'words'], []]);
  });

  test('the same thing once, however it is spelled; another thing, or by another, again', async () => {
    const [customer, productId] = [await makeCustomer(database.db), await product()];
    await ask(customer, productId, 'هل هي أصلية؟');
    const again = await ask(customer, productId, 'هل هي اصليه؟');
    expect([again.status, again.body.code]).toEqual([409, 'questions.already_asked']);
    expect((await ask(customer, productId, 'هل هي ثقيلة؟')).status).toBe(201);
    expect((await ask(await makeCustomer(database.db), productId, 'هل هي أصلية؟')).status).toBe(201);
  });

  test('no more than staff can be kept busy with by one person', async () => {
    const [customer, productId] = [await makeCustomer(database.db), await product()];
    for (let n = 0; n < 5; n += 1) expect((await ask(customer, productId, `سؤال ${n}`)).status).toBe(201);
    const sixth = await ask(customer, productId, 'سؤال آخر');
    expect([sixth.status, sixth.body.code]).toEqual([409, 'questions.too_many_waiting']);
  });

  test.each([[' '], ['x'.repeat(501)], ['a\0b']])('refuses %j', async (text) => {
    const { status, body } = await ask(await makeCustomer(database.db), await product(), text);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['text']]);
  });
});

describe('answering', () => {
  test('takes the longest first name an account may have, with the initial of the last', async () => {
    const { asker, productId } = await asked();
    const named = { first_name: 'ن'.repeat(60) };
    expect((await shop.call('PUT /user/profile', as(asker, named))).status).toBe(200);
    expect((await ask(asker, productId, 'وهل لها ضمان؟')).status).toBe(201);
  });

  test('is for whoever bought it and got it, waits for staff, and is said with the badge', async () => {
    const { buyer, productId, id } = await asked();
    const mine = (await shop.call(`GET /user/questions?product_id=${productId}`, as(buyer))).body.data;
    expect(mine).toEqual({ written: [], may_answer: true });
    const { status, body } = await answer(buyer, id);
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ kind: 'answer', question: TEXT, status: 'pending' }),
    ]);
    expect((await shown(productId)).data[0].answers).toEqual([]);
    await step(body.data.id, 'publish');
    expect((await shown(productId)).data[0].answers).toMatchObject([
      { text: 'نعم، علبة جميلة', by: 'buyer', author: 'نورة ا.' },
    ]);
    const again = await answer(buyer, id, 'وأيضًا');
    expect([again.status, again.body.code]).toEqual([409, 'questions.already_answered']);
  });

  test('is not for whoever asked, did not buy it, or answers what nobody sees', async () => {
    const { asker, id } = await asked();
    const other = await makeCustomer(database.db);
    const refused = async (who: Sender, of: number) => (await answer(who, of)).body.code;
    expect(await refused(asker, id)).toBe('questions.own');
    expect(await refused(other, id)).toBe('questions.not_bought');
    await step(id, 'hide', { reason: 'مكرر' });
    expect(await refused(other, id)).toBe('questions.not_found');
  });

  test('ends at nine of buyers', async () => {
    const { buyer, productId, id } = await asked();
    for (let n = 0; n < 9; n += 1)
      await makeProductQuestion(database.db, { productId, questionId: id, text: `جواب ${n}` });
    expect((await answer(buyer, id)).body.code).toBe('questions.answered_enough');
    expect((await step(id, 'answer', { version: 2, text: 'نعم' })).status).toBe(200);
    expect((await shown(productId)).data[0].answers).toHaveLength(10);
  });

  test('the shop answers at once, shows what waited, and says it otherwise by the version seen', async () => {
    const [customer, productId] = [await makeCustomer(database.db), await product()];
    const { id } = (await ask(customer, productId)).body.data;
    const first = await step(id, 'answer', { version: 1, text: 'نعم' });
    expect(first.body.data).toMatchObject({ status: 'published', shop_answer: 'نعم', version: 2 });
    const stale = await step(id, 'answer', { version: 1, text: 'لا' });
    expect([stale.status, stale.body.code, stale.body.details.shop_answer]).toEqual([409, 'conflict.changed', 'نعم']);
    await step(id, 'answer', { version: 2, text: 'نعم، مجانًا' });
    expect((await shown(productId)).data[0].answers).toMatchObject([{ by: 'shop', author: null, text: 'نعم، مجانًا' }]);
  });
});

describe('moderation', () => {
  test('refuses with a reason its author reads, decides once, and writes down who did it', async () => {
    const [customer, productId] = [await makeCustomer(database.db), await product()];
    const { id } = (await ask(customer, productId)).body.data;
    const reason = 'احذف رقم الجوال من فضلك';
    expect((await step(id, 'reject', { reason })).body.data).toMatchObject({
      status: 'rejected',
      status_reason: reason,
    });
    expect((await step(id, 'reject', { reason })).body.code).toBe('questions.transition_not_allowed');
    expect((await step(id, 'answer', { version: 2, text: 'نعم' })).body.code).toBe('questions.transition_not_allowed');
    const mine = (await shop.call('GET /user/questions', as(customer))).body.data;
    expect(mine.written).toMatchObject([{ id, status: 'rejected', status_reason: reason }]);
    const owner = await makeStaff(database.db, 'owner');
    const audit = (await shop.call('GET /admin/audit', as(owner))).body.data.data;
    expect(audit.find(({ subject }: { subject: { id: string } }) => subject.id === String(id)).action).toBe(
      'questions.rejected',
    );
    expect(JSON.stringify(audit)).not.toContain(TEXT);
  });

  test('the third person who tells of it hides it until somebody has looked; the same ones cannot again', async () => {
    const { productId, id } = await asked();
    const people = [
      await makeCustomer(database.db),
      await makeCustomer(database.db),
      await makeCustomer(database.db),
    ] as const;
    await told(people[0], id);
    await told(people[0], id, 'insult');
    await told(people[1], id, 'untrue');
    expect((await shown(productId)).total).toBe(1);
    const list = (await shop.call(`GET /admin/questions?reported=true&product_id=${productId}`, as(moderator))).body
      .data;
    expect(list.data).toMatchObject([{ id, status: 'published', reports: ['untrue', 'spam'] }]);
    await told(people[2], id, 'private');
    expect((await shown(productId)).total).toBe(0);
    expect((await step(id, 'publish')).body.data).toMatchObject({ status: 'published', reports: [] });
    for (const one of people) await told(one, id);
    expect((await shown(productId)).total).toBe(1);
  });

  test('one that is shown and told of is kept by looking at it', async () => {
    const { id } = await asked();
    expect((await step(id, 'publish')).body.code).toBe('questions.transition_not_allowed');
    await told(await makeCustomer(database.db), id);
    expect((await step(id, 'publish')).body.data).toMatchObject({ status: 'published', reports: [] });
  });

  test('nobody tells of their own, or of what they cannot see', async () => {
    const { asker, id } = await asked();
    expect((await told(asker, id)).body.code).toBe('questions.own');
    await step(id, 'hide', { reason: 'مكرر' });
    expect((await told(await makeCustomer(database.db), id)).body.code).toBe('questions.not_found');
  });
});

describe('what is kept', () => {
  test('a question taken back goes with its answers', async () => {
    const { asker, buyer, productId, id } = await asked();
    await answer(buyer, id);
    await told(buyer, id);
    expect((await shop.call(`DELETE /questions/${id}`, as(buyer))).status).toBe(404);
    expect((await shop.call(`DELETE /questions/${id}`, as(asker))).status).toBe(200);
    expect((await shown(productId)).total).toBe(0);
    expect((await shop.call('GET /user/questions', as(buyer))).body.data.written).toEqual([]);
  });

  test('belongs to one’s copy of the data, and goes with the account', async () => {
    const { asker, buyer, productId, id } = await asked();
    await answer(buyer, id, 'نعم');
    await told(buyer, id);
    const copy = (await shop.call('GET /user/export', as(buyer))).body;
    expect(copy.questions).toMatchObject([{ kind: 'answer', question: TEXT, text: 'نعم', status: 'pending' }]);
    expect(copy.question_reports).toMatchObject([{ reason: 'spam' }]);
    await shop.call('DELETE /user/profile', as(buyer, { password: PASSWORD }));
    await shop.call('DELETE /user/profile', as(asker, { password: PASSWORD }));
    expect((await shown(productId)).total).toBe(0);
    const left = await sql`select from questions where product_id = ${productId}`.execute(database.db);
    const reports = await sql`select from question_reports where question_id = ${id}`.execute(database.db);
    expect([left.rows, reports.rows]).toEqual([[], []]);
  });

  test('reports that go with their account are counted no more', async () => {
    const { id } = await asked();
    const who = await makeCustomer(database.db);
    await told(who, id);
    await shop.call('DELETE /user/profile', as(who, { password: PASSWORD }));
    const { rows } = await sql.rows({
      open_reports: sql.int4,
    })`select open_reports from questions where id = ${id}`.execute(database.db);
    expect(rows[0]?.open_reports).toBe(0);
  });

  test('pages by number, each once, and asks the index', async () => {
    const productId = await product();
    for (let n = 0; n < 5; n += 1) await makeProductQuestion(database.db, { productId, text: `سؤال ${n}` });
    const pages = [await shown(productId, '&per_page=3'), await shown(productId, '&per_page=3&page=2')];
    expect(pages.map(({ data, total, last_page }) => [data.length, total, last_page])).toEqual([
      [3, 5, 2],
      [2, 5, 2],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }: { id: number }) => id))).size).toBe(5);
    await sql`
      insert into questions (product_id, author, body, status, published_at)
      select ${await product()}, 'سعد', 'سؤال ' || n, 'published', now() from generate_series(1, 20000) n
    `.execute(database.db);
    await analyse(database.db, 'questions');
    const plans = await plansOf(database.db, (db) => listShown(db, productId, 5, 0));
    expect(plans.join('\n')).toContain('questions_shown');
    expect(plans.join('\n')).not.toContain('Seq Scan');
  });
});
