import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@messageformat/parser';
import { expect, test } from 'vitest';

type Messages = Record<string, string>;

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

/** Tests of a catalogue of texts: a folder with one file per area in `ar` and in `en`. */
export function testCatalogue(folder: string): void {
  const areas = readdirSync(path.join(folder, 'ar')).map((file) => file.replace('.ts', ''));
  const messages = async (language: string, area: string): Promise<Messages> => {
    const file: { default: Messages } = await import(path.join(folder, language, `${area}.ts`));
    return file.default;
  };

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
}
