import type { MiddlewareFunction } from 'react-router';
import type { AreaName } from './areas.ts';
import type { Language } from './language.ts';
import { type CompiledTexts, hasTexts, registerTexts } from './texts.ts';

const files = import.meta.glob<CompiledTexts>('./{ar,en}/*.ts', { import: 'default' });

/** Fetches areas of text in the page's language, once. In the browser only; the server holds them all. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'ar';
  const missing = areas.filter((area) => !hasTexts(language, area));
  await Promise.all(
    missing.map(async (area) => {
      const load = files[`./${language}/${area}.ts`];
      if (load) registerTexts(language, area, await load());
    }),
  );
}

/** For a panel fetched when first opened, on any page: its code and its texts arrive together. */
export function together<Module>(areas: readonly string[], load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)]);
    return module;
  };
}

/** For the layout route of an area: its texts are there before any page of it renders. */
export function withTexts(...areas: AreaName[]): MiddlewareFunction[] {
  return [
    async (_, next) => {
      await loadTexts(areas);
      return next();
    },
  ];
}
