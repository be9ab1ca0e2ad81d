/**
 * Letters that readers take for the same, as the server's search does: marks dropped, alef, yeh, teh marbuta and hamza
 * forms made one. Character by character, so that an index into the folded text is one into the text shown.
 */
const same: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ک: 'ك' };
const dropped = /[\u064b-\u065f\u0670\u0640\u0610-\u061a\u06d6-\u06ed\u200e\u200f]/;

function foldCharacter(character: string): string {
  return dropped.test(character) ? '' : (same[character] ?? character.toLowerCase());
}

export function fold(text: string): string {
  return [...text].map(foldCharacter).join('');
}

export interface Piece {
  text: string;
  marked: boolean;
}

/** Cuts a text into pieces, marking the first occurrence of each searched word. */
export function markMatches(text: string, search: string): Piece[] {
  const characters = [...text];
  const indexes = characters.flatMap((character, index) => [...foldCharacter(character)].map(() => index));
  const folded = fold(text);
  const marked = new Set<number>();
  for (const word of fold(search).split(/\s+/).filter(Boolean)) {
    const at = folded.indexOf(word);
    const [from, to] = [indexes[at], indexes[at + word.length - 1]];
    if (at < 0 || from === undefined || to === undefined) continue;
    for (let index = from; index <= to; index++) marked.add(index);
  }
  const pieces: Piece[] = [];
  for (const [index, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(index)) last.text += character;
    else pieces.push({ text: character, marked: marked.has(index) });
  }
  return pieces;
}
