import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../cart/cart-lines.ts';
import type { ConsentAnswers } from './consent-answers.ts';

const DAY_MS = 86_400_000;
let store: Map<string, string>;
let sent: { id?: string | undefined; marketing: boolean }[];
let isReachable: boolean;
let now: number;

beforeEach(() => {
  vi.resetModules();
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  [sent, isReachable, now] = [[], true, Date.now()];
});

async function open(): Promise<ConsentAnswers> {
  const { createConsentAnswers } = await import('./consent-answers.ts');
  return createConsentAnswers(
    async (body) => {
      if (!isReachable) throw new Error('unreachable');
      sent.push(body);
      return { id: body.id ?? 'made-by-the-shop' };
    },
    () => now,
  );
}
const agreed = { analytics: false, marketing: true };
const refused = { analytics: false, marketing: false };

test('a withdrawal that failed is sent again until it is confirmed, and nothing is told meanwhile', async () => {
  const answers = await open();
  await answers.give(agreed);
  expect(await answers.agreement()).toBe('made-by-the-shop');
  isReachable = false;
  now += 1;
  await expect(answers.give(refused)).rejects.toThrow('unreachable');
  expect(await answers.agreement()).toBeNull();
  const nextPage = await open();
  await expect(nextPage.settle()).rejects.toThrow('unreachable');
  isReachable = true;
  await nextPage.settle();
  await nextPage.settle();
  expect(sent.slice(1)).toEqual([{ ...refused, id: 'made-by-the-shop', text_version: expect.any(String) }]);
});

test('a browser that only refused stays unknown', async () => {
  const answers = await open();
  await answers.give(refused);
  await answers.settle();
  expect(sent).toEqual([]);
});

test('a browser that asks not to be followed takes its agreement back, once', async () => {
  const answers = await open();
  await answers.takeBack();
  expect(sent).toEqual([]);
  await answers.give(agreed);
  now += 1;
  await answers.takeBack();
  await answers.takeBack();
  expect(sent.map(({ marketing }) => marketing)).toEqual([true, false]);
});

test('who changes their mind while the first answer is under way withdraws the agreement of that answer', async () => {
  const answers = await open();
  const first = answers.give(agreed);
  now += 1;
  await Promise.all([first, answers.give(refused)]);
  expect(sent.at(-1)).toMatchObject({ marketing: false });
  expect(await answers.agreement()).toBeNull();
});

test('an agreement under which nothing was told is sent again before the shop forgets it', async () => {
  const answers = await open();
  await answers.give(agreed);
  now += 29 * DAY_MS + 1;
  expect(await answers.agreement()).toBe('made-by-the-shop');
  answers.told();
  await answers.agreement();
  expect(sent.map(({ id }) => id)).toEqual([undefined, 'made-by-the-shop']);
});

test('an agreement ends after eleven months: it is asked for again, under the same id', async () => {
  const { storedConsent } = await import('./stored-consent.ts');
  const answers = await open();
  await answers.give(agreed);
  now += 334 * DAY_MS;
  expect(storedConsent(now)?.isOld).toBe(false);
  now += 2 * DAY_MS;
  expect(storedConsent(now)).toMatchObject({ isOld: true, marketing: true });
  expect(await answers.agreement()).toBeNull();
  await answers.give(refused);
  expect(sent.at(-1)).toMatchObject({ id: 'made-by-the-shop', marketing: false });
});

test('added pieces are told with their variant, bundles are not', async () => {
  const { addedLines, toldLines } = await import('./tell-what-happens.ts');
  const line = (id: number, variant: number | null, quantity: number, isBundle = false) =>
    ({ id, variant_id: variant, quantity, is_bundle: isBundle }) as CartLine;
  const before = [line(1, null, 1), line(2, 5, 1)];
  const after = [line(1, null, 1), line(2, 5, 3), line(2, 6, 1), line(9, null, 1, true)];
  expect(addedLines(before, after)).toEqual([
    { product_id: 2, variant_id: 5, quantity: 2 },
    { product_id: 2, variant_id: 6, quantity: 1 },
  ]);
  expect(addedLines(after, before)).toEqual([]);
  expect(toldLines(after)).toHaveLength(3);
});
