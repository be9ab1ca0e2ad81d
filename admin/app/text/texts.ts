import type { Language } from '@waha/kit/language';
import { type CompiledTexts, registerTexts, type Say, sayerOf } from '@waha/kit/texts';
import type { AreaName, Areas } from './areas.ts';

export type { Language } from '@waha/kit/language';

type File = () => Promise<CompiledTexts>;

const files: Record<string, File> = import.meta.glob<CompiledTexts>('./{ar,en}/*.ts', { import: 'default' });

/** Loads all texts of a language, once: they are one file (vite.config.ts). */
export async function loadLanguage(language: Language): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  await Promise.all(
    own.map(async ([path, load]) => {
      const area = path.slice(`./${language}/`.length, -'.ts'.length);
      registerTexts(language, area, await load());
    }),
  );
}

/** The texts of one area, with the name of the shop. Its language must have been loaded. */
export const textsOf: <Name extends AreaName>(language: Language, area: Name, shop: string) => Say<Areas[Name]> =
  sayerOf;
