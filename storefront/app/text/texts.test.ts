import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { ar, en, number } from './runtime.ts';

type Messages = Record<string, string>;

const areas = readdirSync(path.join(import.meta.dirname, 'ar')).map((file) => file.replace('.ts', ''));

async function messages(language: string, area: string): Promise<Messages> {
  const file: { default: Messages } = await import(`./${language}/${area}.ts`);
  return file.default;
}

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' };

function argumentsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (!('arg' in token)) return [];
    const nested = 'cases' in token ? token.cases.flatMap((branch) => argumentsOf(branch.tokens)) : [];
    return [token.arg, ...nested];
  });
}

function pluralCases(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) => (token.type === 'plural' ? [token.cases.map((branch) => branch.key)] : []));
}

test.each(areas)('%s says the same things, with the same arguments, in both languages', async (area) => {
  const [arabic, english] = await Promise.all([messages('ar', area), messages('en', area)]);
  expect(Object.keys(english).sort()).toEqual(Object.keys(arabic).sort());
  for (const [key, message] of Object.entries(arabic)) {
    const names = (text: string) => [...new Set(argumentsOf(parse(text)))].sort();
    expect(names(english[key] ?? ''), key).toEqual(names(message));
  }
});

test.each(areas)('%s counts in all six Arabic forms', async (area) => {
  for (const [key, message] of Object.entries(await messages('ar', area))) {
    for (const cases of pluralCases(parse(message))) {
      expect(cases, key).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    }
  }
});

test('plural categories agree with CLDR', () => {
  const arabic = new Intl.PluralRules('ar');
  const english = new Intl.PluralRules('en');
  for (let count = 0; count <= 1_200; count++) {
    expect(ar(count)).toBe(arabic.select(count));
    expect(en(count)).toBe(english.select(count));
  }
});

test('counts are grouped Latin digits', () => {
  expect(number('ar', 1_234_567, 0)).toBe('1,234,567');
});
