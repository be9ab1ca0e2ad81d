import type { ReturnStatus } from '@waha/contract';
import { expect, test } from 'vitest';
import { countPieces, followPieces } from './pieces-of-line.ts';

const variants = ['S', 'M', 'L', 'XL'];
const named = (size: string) => ({
  variant_id: variants.indexOf(size) + 1,
  sku: size,
  variant_ar: size,
  variant_en: size,
});

interface Story {
  kind?: 'return' | 'refund';
  quantity: number;
  for?: string;
  /** Statuses of this return by their positions in the sequence of all events of the order. */
  at: Partial<Record<number, ReturnStatus>>;
}

/** The three shirts of size M the buyer has, and the pieces of each return, after a sequence of return events. */
function follow(...stories: Story[]) {
  const returns = stories.map(({ kind = 'return', quantity, for: size, at }, index) => ({
    id: String(index),
    kind,
    lines: [{ order_item_id: 7, quantity, exchange: size === undefined ? null : named(size) }],
    events: Object.entries(at).flatMap(([id, status]) => (status ? [{ id: Number(id), status }] : [])),
  }));
  const { atHome, returnedPieces } = followPieces({ id: 7, quantity: 3, piece: named('M') }, returns);
  const skus = (pieces: readonly { sku: string }[] = []) => pieces.map(({ sku }) => sku).join(' ');
  return { atHome: skus(atHome), brings: returns.map(({ id }) => skus(returnedPieces.get(id))) };
}

test('what came by an exchange goes back first, the latest before those before it', () => {
  const toL: Story = { quantity: 1, for: 'L', at: { 1: 'requested', 2: 'exchanged' } };
  expect(follow(toL)).toEqual({ atHome: 'L M M', brings: ['M'] });
  const toXl: Story = { quantity: 1, for: 'XL', at: { 3: 'requested', 4: 'exchanged' } };
  expect(follow(toL, toXl, { quantity: 2, at: { 5: 'requested' } })).toEqual({
    atHome: 'M',
    brings: ['M', 'L', 'XL M'],
  });
});

test('what a return brings is fixed when it is asked for, whatever becomes of those before it', () => {
  const first: Story = { quantity: 1, for: 'L', at: { 1: 'requested', 2: 'exchanged' } };
  const declined: Story = { quantity: 1, at: { 3: 'requested', 5: 'rejected' } };
  const second: Story = { quantity: 1, at: { 4: 'requested' } };
  expect(follow(first, declined, second)).toEqual({ atHome: 'L M', brings: ['M', 'L', 'M'] });
});

test('an exchange that is only asked for has brought nothing yet', () => {
  const asked: Story = { quantity: 1, for: 'L', at: { 1: 'requested', 3: 'approved' } };
  expect(follow(asked, { quantity: 2, at: { 2: 'requested' } })).toEqual({ atHome: '', brings: ['M', 'M M'] });
});

test('money for nothing that comes is for what was bought first: what was exchanged can still come back', () => {
  const exchanged: Story = { quantity: 1, for: 'L', at: { 1: 'requested', 2: 'exchanged' } };
  expect(follow(exchanged, { kind: 'refund', quantity: 2, at: { 3: 'refunded' } })).toEqual({
    atHome: 'L',
    brings: ['M', ''],
  });
});

test('pieces that are the same are counted together', () => {
  const [l, m] = [named('L'), named('M')];
  expect(countPieces([l, m, l])).toEqual([
    { piece: l, quantity: 2 },
    { piece: m, quantity: 1 },
  ]);
});
