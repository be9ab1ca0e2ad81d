import { words } from '../modules/goods/search/index.ts';

export interface Mistyped {
  slug: string;
  /** The word as spelt in the product's name. */
  word: string;
  typed: string;
}

type Mistake = (word: string, position: number) => string | null;

const isArabic = (word: string) => /^[\u0621-\u064a]+$/.test(word);

/** Typing mistakes in a word. `position` may be any number; the mistake is made near it. */
export const mistakes = {
  article: (word) => (isArabic(word) && !word.startsWith('ال') ? `ال${word}` : null),
  dropped(word, position) {
    const at = position % word.length;
    return word.slice(0, at) + word.slice(at + 1);
  },
  swapped(word, position) {
    const at = position % (word.length - 1);
    const [first = '', second = ''] = [word[at], word[at + 1]];
    return first === second ? null : word.slice(0, at) + second + first + word.slice(at + 2);
  },
} as const satisfies Record<string, Mistake>;

/** Every word of three or more letters of every name, with one mistake, each word at a different position. */
export function mistype(
  products: readonly { slug: string; name: { ar: string; en: string } }[],
  mistake: Mistake,
): Mistyped[] {
  return products.flatMap(({ slug, name }) =>
    words(`${name.ar} ${name.en}`)
      .filter((word) => word.length >= 3 && /^\p{L}+$/u.test(word))
      .flatMap((word, index) => {
        const typed = mistake(word, index * 7 + slug.length);
        return typed === null ? [] : [{ slug, word, typed }];
      }),
  );
}
