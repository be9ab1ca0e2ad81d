import bidiModule from 'bidi-js';

// The package's types describe an ES module, but Node loads its CommonJS build, whose export is the factory itself.
const createBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = createBidi();
const ARABIC = /\p{Script=Arabic}/u;
/** Control characters of the bidirectional algorithm, which have no shape. */
const MARKS = /[\u{200e}\u{200f}\u{061c}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu;

export type Direction = 'rtl' | 'ltr';

/** A piece of a line that is drawn as a unit; pieces are in visual order from left to right. */
export interface Piece {
  text: string;
  isRightToLeft: boolean;
  /** True where it has mirrored brackets around Arabic: PDF readers reverse those themselves. */
  hasTurnedBrackets: boolean;
}

/** The mirrored form of a bracket in right-to-left text; null for symmetric characters. */
export const mirrorOf = (letter: string): string | null => bidi.getMirroredCharacter(letter);

/**
 * The pieces of a line in visual order, by the Unicode bidirectional algorithm (UAX #9). The font joins and reverses
 * the letters of an Arabic piece; neutral characters (`، -`) are reversed here.
 */
export function visualPieces(text: string, direction: Direction): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const order = Array.from({ length: text.length }, (_, index) => index);
  const paragraphs = [paragraphOf(text, direction)];
  for (const [start = 0, end = 0] of bidi.getReorderSegments(text, { levels, paragraphs }))
    order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse());
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const pieces: { first: number; last: number; level: number }[] = [];
  for (const index of order) {
    const piece = pieces.at(-1);
    const level = levels[index] ?? 0;
    if (piece && piece.level === level && Math.abs(index - piece.last) === 1) piece.last = index;
    else pieces.push({ first: index, last: index, level });
  }
  const marked = pieces.map(({ first, last, level }) => {
    const indexes = Array.from({ length: Math.abs(last - first) + 1 }, (_, step) => Math.min(first, last) + step);
    const letters = indexes.map((index) => mirrored.get(index) ?? text[index] ?? '');
    const isRightToLeft = level % 2 === 1;
    const isTurnedByFont = ARABIC.test(letters.join(''));
    const shown = (isRightToLeft && !isTurnedByFont ? letters.reverse() : letters).join('');
    const said = indexes.map((at) => text[at] ?? '').join('');
    return { text: shown.replace(MARKS, ''), isRightToLeft, hasTurnedBrackets: isRightToLeft && isAroundArabic(said) };
  });
  return marked.filter((piece) => piece.text !== '');
}

/**
 * True where each bracket of a piece has Arabic on its inner side; around Latin text or a number a PDF reader reverses
 * both together.
 */
function isAroundArabic(text: string): boolean {
  const brackets = [...text.matchAll(/[()[\]{}<>«»‹›]/g)];
  return brackets.every(({ 0: bracket, index }) => {
    const isOpening = '([{<«‹'.includes(bracket);
    const inside = isOpening ? text.slice(index + 1) : text.slice(0, index);
    const near = isOpening ? inside.trimStart()[0] : inside.trimEnd().at(-1);
    return near !== undefined && ARABIC.test(near);
  });
}

function paragraphOf(text: string, direction: Direction) {
  return { start: 0, end: Math.max(0, text.length - 1), level: direction === 'rtl' ? 1 : 0 };
}
