import { expect, test } from 'vitest';
import { shuffleDeck } from './deck.ts';
import { buildTree, hashLeaf } from './merkle.ts';
import { prizeCode } from './prizes.ts';

const salt = (byte: number) => Buffer.alloc(32, byte);
const hex = (hash: Buffer | undefined) => hash?.toString('hex');

/** Expected values computed by hand with another tool, from the format in merkle.ts. */
test('three cards have the hashes and the root of the published format', () => {
  const leaves = [
    hashLeaf({ index: 0, salt: salt(0), prize: 'nothing' }),
    hashLeaf({ index: 1, salt: salt(0x11), prize: 'store_credit amount=500' }),
    hashLeaf({ index: 2, salt: salt(0xff), prize: 'percentage_coupon percent=10 maximum=5000' }),
  ];
  expect(leaves.map(hex)).toEqual([
    '20422f684cf476994a625125f363a4c2325cb24aecaed5aa4eb5db06ebb9c3cb',
    '48b556fa55b053fa36b3e8d06c09212882217325aefa7eb95d92b4fef99ca32c',
    '896b8414f42968d6d6ba99bf1be4c0f9c6086df219a877ab21ec437295d59e27',
  ]);
  const [, middle, top] = buildTree(leaves);
  expect(middle?.map(hex)).toEqual([
    '6c4c3d1e08ba69ed06b24b3217c701c8ab6300bcc59620fc50d3aa3c943471ea',
    '896b8414f42968d6d6ba99bf1be4c0f9c6086df219a877ab21ec437295d59e27',
  ]);
  expect(top?.map(hex)).toEqual(['193416fb0df9a82c8dadb0924c337db28cb76737ea25590624946b00d9344d0b']);
});

test('one card is its own root, and no cards are no deck', () => {
  const leaf = hashLeaf({ index: 0, salt: salt(1), prize: 'nothing' });
  expect(buildTree([leaf])).toEqual([[leaf]]);
  expect(() => buildTree([])).toThrow('no cards');
});

test('a prize is written with its terms in one way', () => {
  const none = {
    ...{ percent: null, amount: null, maximum_halalas: null, minimum_order_halalas: null },
    ...{ variant_id: null, item: null },
  };
  expect(prizeCode({ ...none, kind: 'nothing' })).toBe('nothing');
  expect(
    prizeCode({ ...none, kind: 'percentage_coupon', percent: 10, maximum_halalas: 5_000, minimum_order_halalas: 1 }),
  ).toBe('percentage_coupon percent=10 maximum=5000 minimum=1');
  expect(prizeCode({ ...none, kind: 'points', amount: 50 })).toBe('points amount=50');
  expect(prizeCode({ ...none, kind: 'product', variant_id: 7 })).toBe('product variant=7');
});

test('a deck holds exactly its prizes, salted each, in an order of its own', () => {
  const prizes = [
    { position: 0, count: 900 },
    { position: 1, count: 99 },
    { position: 2, count: 1 },
  ];
  const deck = shuffleDeck(prizes);
  for (const { position, count } of prizes) {
    expect(deck.filter(({ prize }) => prize === position)).toHaveLength(count);
  }
  expect(new Set(deck.map((card) => card.salt.toString('hex'))).size).toBe(1_000);
  const order = (cards: typeof deck) => cards.map(({ prize }) => prize).join('');
  expect(order(shuffleDeck(prizes)), 'by chance once in more decks than there are atoms').not.toBe(order(deck));
});

test('every position of a deck holds a prize as often as it should', () => {
  const hits = [0, 0, 0, 0];
  for (let time = 0; time < 4_000; time += 1) {
    const position = shuffleDeck([
      { position: 0, count: 3 },
      { position: 1, count: 1 },
    ]).findIndex(({ prize }) => prize === 1);
    hits[position] = (hits[position] ?? 0) + 1;
  }
  // 1,000 each; 200 away is more than seven standard deviations.
  for (const count of hits) expect(Math.abs(count - 1_000)).toBeLessThan(200);
});
