import type { ExtensionRecords } from '@waha/extend';
import { testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { createOnce } from '../machine-checkouts/idempotency.ts';
import { acp } from './extension.ts';

/** Records with all values that were written to them. */
function watchedRecords() {
  const { records: own } = testContext(acp);
  const written: unknown[] = [];
  const records: ExtensionRecords = {
    ...own,
    change: async (...given) => {
      const value = await own.change(...given);
      written.push(value);
      return value;
    },
  };
  return { records, written };
}

const asked = { key: 'key-of-an-agent', sender: 'a', owner: 'a', about: 'complete 1', body: { id: 1 } };
const answer = { buyer: { first_name: 'نورة' }, street_address: 'شارع العليا' };

test('an answer is told again as it was, and what is kept of it names nobody', async () => {
  const { records, written } = watchedRecords();
  const once = createOnce(records, Date.now);
  let runs = 0;
  const run = async () => {
    runs += 1;
    return answer;
  };
  expect([await once(asked, run), await once(asked, run), runs]).toEqual([answer, answer, 1]);
  const text = JSON.stringify(written);
  expect(text).not.toMatch(/نورة|العليا|key-of-an-agent/);
  const [sealed] = /"answer":"[\w-]+"/.exec(text) ?? [];
  expect(sealed).toBeDefined();
});

test('the answer of one key is read by no other sender, and by no other key', async () => {
  const { records } = watchedRecords();
  const once = createOnce(records, Date.now);
  await once(asked, async () => answer);
  for (const more of [{ sender: 'b' }, { key: 'another-key-of-it' }, { about: 'complete 2' }])
    expect(await once({ ...asked, ...more }, async () => ({ own: true }))).toEqual({ own: true });
});

test('an answer that is too large is worked out again, and a large one of words is kept', async () => {
  const { records } = watchedRecords();
  const once = createOnce(records, Date.now);
  let runs = 0;
  const told = (text: string) => async () => {
    runs += 1;
    return { text };
  };
  const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
  for (const text of [noise, noise]) await once(asked, told(text));
  expect(runs).toBe(2);
  const words = 'زهور '.repeat(20_000);
  for (const text of [words, words]) await once({ ...asked, about: 'words' }, told(text));
  expect(runs).toBe(3);
});
