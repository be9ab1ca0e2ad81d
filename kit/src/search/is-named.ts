import { fold } from './fold.ts';

/** Removes the Arabic article: names have it, typed words often do not. */
function bare(word: string): string {
  const cut = word.replace(/^(?:وال|بال|ال|لل)/, '');
  return cut.length >= 3 ? cut : word;
}

/** True if every typed word is the beginning of a word of the name, ignoring spelling variants and articles. */
export function isNamed(name: string, search: string): boolean {
  const named = fold(name).split(/[^\p{L}\p{N}]+/u);
  const typed = fold(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (
    typed.length > 0 &&
    typed.every((word) => named.some((one) => one.startsWith(word) || bare(one).startsWith(bare(word))))
  );
}
