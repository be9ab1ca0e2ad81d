import type { Language } from '@waha/kit/language';
import { type Say, sayerOf } from '@waha/kit/texts';
import type { AreaName, Areas } from './areas.ts';

/**
 * The texts of an area in one language. The area must have been loaded (see `load-texts.ts`). Without the shop's name its
 * place stays marked, and `pageMeta` puts it in.
 */
export const textsOf: <Name extends AreaName>(language: Language, area: Name, shop?: string) => Say<Areas[Name]> =
  sayerOf;
