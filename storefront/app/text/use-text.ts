import { useLanguage } from '../shell/root-data.ts';
import type { AreaName, Areas } from './areas.ts';
import { type Say, textsOf } from './texts.ts';

/** `const say = useText('shop'); say('addToCart')` */
export function useText<Name extends AreaName>(area: Name): Say<Areas[Name]> {
  return textsOf(useLanguage(), area);
}
