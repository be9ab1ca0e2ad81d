import { describe, expect, it } from 'vitest';
import { isTuned } from '../../tuning/index.ts';
import { createStatementNames } from './statement-names.ts';

describe('createStatementNames', () => {
  it.runIf(isTuned('prepared-statements'))('names a text from its second use, the same in every process', () => {
    const [one, other] = [createStatementNames(), createStatementNames()];
    expect(one.nameOf('select 1')).toBeUndefined();
    const name = one.nameOf('select 1');
    expect(name).toMatch(/^w_[0-9a-f]{20}$/);
    expect(one.nameOf('select 1')).toBe(name);
    other.nameOf('select 1');
    expect(other.nameOf('select 1')).toBe(name);
  });

  it.runIf(isTuned('prepared-statements'))('stops naming at its limit and keeps the names it gave', () => {
    const names = createStatementNames({ named: 2, candidates: 10 });
    for (const sql of ['a', 'b', 'c', 'a', 'b', 'c']) names.nameOf(sql);
    expect(names.named).toBe(2);
    expect(names.nameOf('a')).toBeDefined();
    expect(names.nameOf('c')).toBeUndefined();
  });

  it('forgets texts that were seen once long ago', () => {
    const names = createStatementNames({ named: 100, candidates: 3 });
    for (const sql of ['a', 'b', 'c', 'd', 'a']) names.nameOf(sql);
    expect(names.named).toBe(0);
  });

  it('leaves the commands of a transaction unnamed', () => {
    const names = createStatementNames();
    for (let i = 0; i < 3; i += 1) expect(names.nameOf('begin')).toBeUndefined();
  });
});
