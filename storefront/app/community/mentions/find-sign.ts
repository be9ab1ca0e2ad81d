/** Token before the cursor that may be completed: `@nou` or `#قه`. */
export interface OpenSign {
  sign: '@' | '#';
  /** Typed part, without the sign. */
  typed: string;
  /** Index of the sign in the text. */
  from: number;
}

/** A sign that is being typed: after a space, a bracket or Arabic's joined «و», with only letters up to the cursor. */
const BEING_TYPED = /(?<![A-Za-z0-9_@./#&])([@#])([\p{L}\p{M}\p{N}_]{0,40})$/u;

export function findSign(text: string, cursor: number): OpenSign | null {
  const match = BEING_TYPED.exec(text.slice(0, cursor));
  if (!match) return null;
  return { sign: match[1] === '#' ? '#' : '@', typed: match[2] ?? '', from: match.index };
}

/** Completes the sign with a word and one space; returns the text and the new cursor position. */
export function finishSign(
  text: string,
  cursor: number,
  open: OpenSign,
  word: string,
): { text: string; cursor: number } {
  const rest = text.slice(cursor);
  const put = `${open.sign}${word}${rest.startsWith(' ') ? '' : ' '}`;
  const at = open.from + put.length + (rest.startsWith(' ') ? 1 : 0);
  return { text: text.slice(0, open.from) + put + rest, cursor: at };
}
