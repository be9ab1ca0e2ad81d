import { RIYAL_SIGN, withRiyalSign } from '@waha/kit/money';
import type { Say } from '@waha/kit/texts';
import { useRootData } from '../shell/root-data.ts';
import type { AreaName, Areas } from './areas.ts';
import { textsOf } from './texts.ts';

/**
 * Text functions with the riyal sign, cached by the function with the label, so that effects depending on them do not
 * run again.
 */
const signed = new WeakMap<object, unknown>();

/** `const say = useText('shop'); say('addToCart')` */
export function useText<Name extends AreaName>(area: Name): Say<Areas[Name]> {
  const { language, settings } = useRootData();
  const say = textsOf(language, area, settings?.name || textsOf(language, 'shell')('brand'));
  if (settings?.currency_label !== RIYAL_SIGN) return say;
  if (!signed.has(say)) signed.set(say, (...message: Parameters<typeof say>) => withRiyalSign(say(...message)));
  // Created from `say` above or in an earlier call, with the same type.
  return signed.get(say) as typeof say;
}
