import { expect, test } from 'vitest';
import { stateAt } from './contest-times.ts';
import { mayCancel, mayChange, mayDecide, mayEnter, mayJudge, mayTakePart, mayVote } from './contests.policy.ts';

const dates = { starts_at: new Date(10), voting_at: new Date(20), ends_at: new Date(30) };

test.each([
  [9, 'upcoming'],
  [10, 'open'],
  [19, 'open'],
  [20, 'voting'],
  [29, 'voting'],
  [30, 'closed'],
])('at %i a contest is %s', (at, state) => {
  expect(stateAt(dates, new Date(at))).toBe(state);
});

const stands = { isCancelled: false, isDecided: false };

test.each([
  ['upcoming', 'contests.not_open', 'contests.not_voting', undefined, 'contests.not_closed'],
  ['open', undefined, 'contests.not_voting', 'contests.begun', 'contests.not_closed'],
  ['voting', 'contests.not_open', undefined, 'contests.begun', 'contests.not_closed'],
  ['closed', 'contests.not_open', 'contests.not_voting', 'contests.begun', undefined],
] as const)(
  'while it is %s: entering %s, voting %s, changing %s, deciding %s',
  (state, enters, votes, changes, decides) => {
    const contest = { ...stands, state };
    expect(mayEnter(contest)?.code).toBe(enters);
    expect(mayVote(contest, { isOwn: false })?.code).toBe(votes);
    expect(mayChange(contest)?.code).toBe(changes);
    expect(mayDecide(contest)?.code).toBe(decides);
    expect(mayCancel(contest)).toBeNull();
  },
);

test('what was called off, or decided, stays so', () => {
  const off = { state: 'open', isCancelled: true, isDecided: false } as const;
  for (const denial of [
    mayEnter(off),
    mayVote(off, { isOwn: false }),
    mayChange(off),
    mayCancel(off),
    mayDecide(off),
  ]) {
    expect(denial?.code).toBe('contests.cancelled');
  }
  const over = { state: 'closed', isCancelled: false, isDecided: true } as const;
  for (const denial of [mayCancel(over), mayDecide(over), mayJudge(over)])
    expect(denial?.code).toBe('contests.decided');
});

test('nobody votes for themselves, and whoever works here takes no part', () => {
  expect(mayVote({ ...stands, state: 'voting' }, { isOwn: true })?.code).toBe('contests.own');
  expect([mayTakePart({ isStaffMember: true })?.code, mayTakePart({ isStaffMember: false })]).toEqual([
    'contests.staff',
    null,
  ]);
});
