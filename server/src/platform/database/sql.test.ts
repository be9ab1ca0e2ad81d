import { expect, test } from 'vitest';
import { type Recipient, type Sql, sql } from './sql.ts';

/** The statement as it would be sent. */
async function sent(statement: Sql<unknown>) {
  const all: { text: string; values: readonly unknown[] }[] = [];
  const recipient: Recipient = {
    query: async (text, values = []) => {
      all.push({ text, values });
      return { rows: [], fields: [] };
    },
  };
  await statement.execute(recipient);
  return all[0];
}

test('values become parameters, and pieces stand where they are put', async () => {
  const condition = sql`p.id = ${7} and ${sql`p.is_active`}`;
  expect(await sent(sql`select ${1}::int from products p where ${condition} limit ${20}`)).toEqual({
    text: 'select $1::int from products p where p.id = $2 and p.is_active limit $3',
    values: [1, 7, 20],
  });
});

test('one template is a value one time and a piece the next', async () => {
  const where = (key: number | Sql<unknown>) => sql`select ${key}`;
  expect((await sent(where(1)))?.text).toBe('select $1');
  expect((await sent(where(sql`now()`)))?.text).toBe('select now()');
  expect((await sent(where(2)))?.text).toBe('select $1');
});

test('a list is one value, for = any(...)', async () => {
  expect(await sent(sql`select ${[1, 2]}::int[]`)).toEqual({ text: 'select $1::int[]', values: [[1, 2]] });
});

test('pieces are joined, and none of them is nothing', async () => {
  expect((await sent(sql`where ${sql.join([sql`a`, sql`b = ${1}`, sql`c`], sql` and `)}`))?.text).toBe(
    'where a and b = $1 and c',
  );
  expect((await sent(sql`x${sql.join([])}y`))?.text).toBe('xy');
});

test('a name is quoted, whatever is in it', async () => {
  expect((await sent(sql`select ${sql.ref('a.title_ar')} from ${sql.ref('odd"name')}`))?.text).toBe(
    'select "a"."title_ar" from "odd""name"',
  );
});
