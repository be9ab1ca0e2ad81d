import { RIYAL_SIGN, withRiyalSign } from '@waha/kit/money';
import type { Say } from '@waha/kit/texts';
import { useRootData } from '../shell/root-data.ts';
import type { AreaName, Areas } from './areas.ts';
import { textsOf } from './texts.ts';

/** The same texts with the sign, by those with the label: whoever depends on what says must not see it change. */
const signed = new WeakMap<object, unknown>();

/** `const say = useText('shop'); say('addToCart')` */
export function useText<Name extends AreaName>(area: Name): Say<Areas[Name]> {
  const { language, settings } = useRootData();
  const say = textsOf(language, area);
  if (settings?.currency_label !== RIYAL_SIGN) return say;
  if (!signed.has(say)) signed.set(say, (...message: Parameters<typeof say>) => withRiyalSign(say(...message)));
  // Made of `say` just above or before, and of its type.
  return signed.get(say) as typeof say;
}
