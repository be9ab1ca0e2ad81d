import type { Language } from '@waha/kit/language';
import { type CompiledTexts, hasTexts, registerTexts } from '@waha/kit/texts';

/**
 * Address of an area's texts among those loaded with the document (`area=address`, see root.tsx), which need no list of
 * all texts.
 */
function addressOf(area: string): string | undefined {
  const named = (document.documentElement.dataset.textFiles ?? '').split(' ');
  return named.find((entry) => entry.startsWith(`${area}=`))?.slice(area.length + 1);
}

async function fetchTexts(language: Language, area: string): Promise<CompiledTexts | undefined> {
  const address = addressOf(area);
  if (address) return (await import(/* @vite-ignore */ address)).default;
  const { files } = await import('./text-files.ts');
  return files[`./${language}/${area}.ts`]?.();
}

/** Loads text areas in the page's language, once. In the browser only; the server has all of them. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'ar';
  const missing = areas.filter((area) => !hasTexts(language, area));
  await Promise.all(
    missing.map(async (area) => {
      const texts = await fetchTexts(language, area);
      if (texts) registerTexts(language, area, texts);
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
