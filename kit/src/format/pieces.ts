import type { Returnable } from '@waha/contract/types';
import type { Language } from '../text/language.ts';

type Pieces = Returnable['lines'][number]['at_home'];

/** True if an exchange replaced some of these pieces by another variant than the bought one. */
export function wasExchanged(pieces: Pieces, bought: string | null): boolean {
  return pieces.some(({ variant }) => variant !== bought);
}

/** Pieces by variant and count: «L، M × 2». A non-breaking space joins a count to its variant. */
export function sayPieces(pieces: Pieces, language: Language): string {
  const said = pieces.map(({ variant, quantity }) => (quantity === 1 ? variant : `${variant}\u00a0×\u00a0${quantity}`));
  return said.join(language === 'ar' ? '، ' : ', ');
}
