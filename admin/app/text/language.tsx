import { directionOf } from '@waha/kit/language';
import type { Say } from '@waha/kit/texts';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { readSetting, writeSetting } from '../session/device.ts';
import type { AreaName, Areas } from './areas.ts';
import { type Language, loadLanguage, textsOf } from './texts.ts';

interface LanguageChoice {
  language: Language;
  choose: (language: Language) => Promise<void>;
  /** Name of the shop, in the language; empty until it is known. */
  shop: string;
  setShop: (name: string) => void;
}

/** The shop's name before it is known. */
const unnamed = { ar: 'المتجر', en: 'The shop' } as const;

const Choice = createContext<LanguageChoice | null>(null);

/** The language this device was last read in; Arabic at first. */
export function rememberedLanguage(): Language {
  return readSetting('language') === 'en' ? 'en' : 'ar';
}

/** Loads a language and sets the document's language and direction, before anything is rendered in it. */
export async function openLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(rememberedLanguage);
  const [shop, setShop] = useState('');
  const choose = useCallback(async (next: Language) => {
    await openLanguage(next);
    writeSetting('language', next);
    setLanguage(next);
  }, []);
  const choice = useMemo(() => ({ language, choose, shop, setShop }), [language, choose, shop]);
  return <Choice value={choice}>{children}</Choice>;
}

export function useLanguageChoice(): LanguageChoice {
  const choice = useContext(Choice);
  if (!choice) throw new Error('a text was asked for outside LanguageProvider');
  return choice;
}

export const useLanguage = (): Language => useLanguageChoice().language;

/** Texts of one area in the current language: `const say = useText('common'); say('save')` */
export function useText<Name extends AreaName>(area: Name): Say<Areas[Name]> {
  const { language, shop } = useLanguageChoice();
  return textsOf(language, area, shop || unnamed[language]);
}
