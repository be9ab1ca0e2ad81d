import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/bind/index.ts';
import { mayAsk, mayEnter, maySeeRequest } from './members.policy.ts';

const active = { status: 'active' } as const;
const suspended = { status: 'suspended' } as const;

test.each([
  [undefined, 'members.not_member'],
  [{ status: 'left' } as const, 'members.not_member'],
  [suspended, 'members.suspended'],
  [active, undefined],
])('of %j the door says %s', (member, code) => {
  expect(mayEnter(member)?.code).toBe(code);
});

const customer = (customerId: string): Actor => ({ kind: 'customer', customerId, sessionId: 's' });
const staff: Actor = { kind: 'staff', staffId: 's', sessionId: 's', role: 'moderator' };
test.each([
  [{ kind: 'guest' } as Actor, false],
  [customer('a'), true],
  [customer('b'), false],
  [staff, true],
])('the request of a is there for %j: %s', (actor, isThere) => {
  expect(maySeeRequest(actor, { customer_id: 'a' }) === null).toBe(isThere);
});

const decided = (status: 'approved' | 'rejected', daysAgo: number) => ({
  status,
  decided_at: new Date(Date.UTC(2026, 5, 30) - daysAgo * 86_400_000),
});
test.each([
  [undefined, undefined, undefined],
  [undefined, decided('rejected', 29.9), 'members.asked_too_soon'],
  [undefined, decided('rejected', 30), undefined],
  [undefined, decided('approved', 1), undefined],
  [active, undefined, 'members.already_member'],
  [suspended, decided('rejected', 90), 'members.suspended'],
])('a member %j whose last request was %j is told %s', (member, last, code) => {
  expect(mayAsk(member, last, Date.UTC(2026, 5, 30))?.code).toBe(code);
});
