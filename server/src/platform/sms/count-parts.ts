/** The alphabet of text messages (GSM 03.38), each letter 7 bits. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Letters of its extension table, each behind an escape. */
const ESCAPED = '^{}\\[~]|€\f';

const one = new Set(GSM);
const two = new Set(ESCAPED);

export interface CountedText {
  /** Letters as they are charged. */
  letters: number;
  parts: number;
}

/**
 * Parts of a text message, which gateways charge by: 160 letters of the alphabet of text messages, or 153 a part of several; with any other
 * letter, such as an Arabic one, 70 or 67 UTF-16 units (3GPP TS 23.038 and 23.040).
 */
export function countParts(text: string): CountedText {
  const letters = [...text];
  if (!letters.every((letter) => one.has(letter) || two.has(letter))) {
    return partsOf(
      letters.map(({ length }) => length),
      70,
      67,
    );
  }
  const septets = letters.map((letter) => (two.has(letter) ? 2 : 1));
  return partsOf(septets, 160, 153);
}

/** A letter of two units is never cut in two: the part before it stays shorter. */
function partsOf(sizes: readonly number[], single: number, several: number): CountedText {
  const letters = sizes.reduce((sum, size) => sum + size, 0);
  if (letters <= single) return { letters, parts: 1 };
  let parts = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > several) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return { letters, parts };
}
