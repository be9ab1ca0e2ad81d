import { type OrderStatus, orderStatuses } from '@waha/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedStatuses, findTransition, type StatusActor, transitions } from './order-status.ts';

const actors: StatusActor[] = ['customer', 'staff', 'system'];
const ENDS: OrderStatus[] = ['cancelled', 'expired', 'refunded'];

test('every status can be reached from where orders begin', () => {
  const reached = new Set<OrderStatus>(['pending_payment', 'confirmed']);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const one of transitions) if (reached.has(one.from)) reached.add(one.to);
  }
  expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted());
});

test('what is over stays over', () => {
  expect(transitions.filter((one) => ENDS.includes(one.from))).toEqual([]);
});

test('a buyer may only cancel, and not once it is with the carrier', () => {
  for (const from of orderStatuses)
    expect(allowedStatuses(from, 'customer').filter((to) => to !== 'cancelled')).toEqual([]);
  expect(findTransition('processing', 'cancelled', 'customer')).toBeDefined();
  expect(findTransition('shipped', 'cancelled', 'customer')).toBeUndefined();
});

test('along any walk goods go back at most once', () => {
  const steps = fc.array(fc.record({ actor: fc.constantFrom(...actors), to: fc.constantFrom(...orderStatuses) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.constantFrom<OrderStatus>('pending_payment', 'confirmed'), steps, (start, walk) => {
      let status = start;
      let released = 0;
      for (const { actor, to } of walk) {
        const transition = findTransition(status, to, actor);
        if (!transition) continue;
        status = to;
        if (transition.releases) released += 1;
      }
      return released <= 1;
    }),
    { numRuns: 1_000 },
  );
});
