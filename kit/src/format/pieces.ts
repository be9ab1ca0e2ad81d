import type { Returnable } from '@waha/contract/types';
import type { Language } from '../text/language.ts';

type Pieces = Returnable['lines'][number]['at_home'];

/** True if some of these pieces are not of the bought variant: an exchange brought them. */
export function wasExchanged(pieces: Pieces, bought: string | null): boolean {
  return pieces.some(({ variant }) => variant !== bought);
}

/** «L، M × 2»: pieces as they are told apart. A count stays with what it counts. */
export function sayPieces(pieces: Pieces, language: Language): string {
  const said = pieces.map(({ variant, quantity }) => (quantity === 1 ? variant : `${variant}\u00a0×\u00a0${quantity}`));
  return said.join(language === 'ar' ? '، ' : ', ');
}
