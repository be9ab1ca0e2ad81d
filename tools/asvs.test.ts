import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './check/source-files.ts';

const document = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0, where they are numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 11,
  '6.3': 3,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 3,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 3,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

test('every requirement of levels 1 and 2 is answered once', () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const rows = document.split('\n').filter((line) => /^\| \d/.test(line));
  const answered = rows.flatMap((line) => line.split('|')[1]?.trim().split(/\s+/) ?? []);
  expect(answered.toSorted()).toEqual(expected.toSorted());
});

test('a requirement said to be tested names a test', () => {
  const rows = document.split('\n').filter((line) => /^\| \d.*\| Test \|/.test(line));
  expect(rows.filter((row) => !/\[[\w-]+\]|npm run/.test(row))).toEqual([]);
});

test('every link leads to a test that is there', () => {
  const targets = new Map(
    [...document.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, name, path]) => [name, path]),
  );
  const used = new Set([...document.matchAll(/\[([\w-]+)\](?!:)/g)].map(([, name]) => name));
  expect([...used].toSorted()).toEqual([...targets.keys()].toSorted());
  expect([...targets.values()].filter((path) => !existsSync(join(ROOT, path ?? '')))).toEqual([]);
});
