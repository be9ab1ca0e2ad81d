import type { Language } from '../../../storefront/app/text/language.ts';
import type { CompiledTexts, Say } from '../../../storefront/app/text/texts.ts';
import type { AreaName, Areas } from './areas.ts';

export type { Language } from '../../../storefront/app/text/language.ts';

type File = () => Promise<CompiledTexts>;

const files: Record<string, File> = import.meta.glob<CompiledTexts>('./{ar,en}/*.ts', { import: 'default' });
const loaded = new Map<string, CompiledTexts>();
const sayers = new Map<string, unknown>();

/** Fetches all words of a language, once: they are one file (vite.config.ts). */
export async function loadLanguage(language: Language): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  await Promise.all(
    own.map(async ([path, load]) => {
      const area = path.slice(`./${language}/`.length, -'.ts'.length);
      loaded.set(`${language}/${area}`, await load());
    }),
  );
}

/** The words of one area. Its language must have been loaded. */
export function textsOf<Name extends AreaName>(language: Language, area: Name): Say<Areas[Name]> {
  const id = `${language}/${area}`;
  const known = sayers.get(id);
  // The map is keyed by area and language, which is exactly what the type says.
  if (known) return known as Say<Areas[Name]>;
  const say = (key: string, values?: Record<string, string | number>): string => {
    const message = loaded.get(id)?.[key];
    if (!message) throw new Error(`text ${id}.${key} is not loaded`);
    return message(values);
  };
  sayers.set(id, say);
  return say as Say<Areas[Name]>;
}
