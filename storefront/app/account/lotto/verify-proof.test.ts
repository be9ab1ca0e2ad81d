import type { LottoProof } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { isProved } from './verify-proof.ts';

/** Three cards, hashed with another tool: the same as in the server's merkle.test.ts. */
const leaves = [
  '20422f684cf476994a625125f363a4c2325cb24aecaed5aa4eb5db06ebb9c3cb',
  '48b556fa55b053fa36b3e8d06c09212882217325aefa7eb95d92b4fef99ca32c',
  '896b8414f42968d6d6ba99bf1be4c0f9c6086df219a877ab21ec437295d59e27',
] as const;
const node = '6c4c3d1e08ba69ed06b24b3217c701c8ab6300bcc59620fc50d3aa3c943471ea';
const root = '193416fb0df9a82c8dadb0924c337db28cb76737ea25590624946b00d9344d0b';
const published = { root, deck_size: 3 };

const second: LottoProof = {
  index: 1,
  prize: 'store_credit amount=500',
  salt: '11'.repeat(32),
  siblings: [leaves[0], leaves[2]],
  deck_size: 3,
  root,
};
const third: LottoProof = {
  ...second,
  index: 2,
  prize: 'percentage_coupon percent=10 maximum=5000',
  salt: 'ff'.repeat(32),
  siblings: [node],
};

test('a card of the deck is proved, one without a neighbour too', async () => {
  expect(await isProved(second, published)).toBe(true);
  expect(await isProved(third, published)).toBe(true);
});

test.each<[string, LottoProof]>([
  ['another prize', { ...second, prize: 'store_credit amount=501' }],
  ['another salt', { ...second, salt: '12'.repeat(32) }],
  ['another position', { ...second, index: 0 }],
  ['a position beyond the deck', { ...second, index: 3 }],
  ['a larger deck', { ...second, deck_size: 4 }],
  ['a sibling less', { ...second, siblings: [leaves[0]] }],
  ['a sibling more', { ...second, siblings: [...second.siblings, node] }],
  ['siblings changed round', { ...second, siblings: [leaves[2], leaves[0]] }],
  ['a sibling cut short', { ...second, siblings: [leaves[0], leaves[2].slice(2)] }],
  ['a salt cut short', { ...second, salt: '11'.repeat(31) }],
  ['another root said with it', { ...second, root: node }],
])('it is not with %s', async (_, proof) => {
  expect(await isProved(proof, published)).toBe(false);
});

test('nor under a root that was not published', async () => {
  expect(await isProved({ ...second, root: node }, { ...published, root: node })).toBe(false);
});
