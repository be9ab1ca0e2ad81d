import { dataRequestStatuses, dataRequestSteps } from '@waha/contract';
import { expect, test } from 'vitest';
import { mayStep } from './data-requests.policy.ts';

const allowed = (isExtended: boolean) =>
  Object.fromEntries(
    dataRequestStatuses.map((status) => [
      status,
      dataRequestSteps.filter((step) => mayStep({ status, isExtended }, step) === null).join(' '),
    ]),
  );

test('a request goes from proof to work to its end, and is refused or extended while it is open', () => {
  expect(allowed(false)).toEqual({
    received: 'proved assigned extended noted refused',
    proved: 'assigned started extended noted handed_over erased done refused',
    working: 'assigned extended noted handed_over erased done refused',
    done: 'noted handed_over',
    refused: 'noted',
  });
});

test('a term is extended once', () => {
  expect(Object.values(allowed(true)).join()).not.toContain('extended');
});
