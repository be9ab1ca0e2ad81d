import { wordForms, words } from './normalise.ts';

/** Searchable texts of a product: names, then labels, then texts that merely mention words. */
export interface Found {
  names: readonly string[];
  /** Kinds of product: the names of its own category. */
  kinds: readonly string[];
  labels: readonly string[];
  mentions: readonly string[];
}

/** Text for `::tsvector`. Every word is stored in every form, so that a query matches it in any. */
export interface SearchVectors {
  /**
   * Words of the names. The first word of an Arabic name states the kind and is stored with `^` as well; words of the
   * category are stored with `=`.
   */
  names: string;
  /**
   * Names and labels with positions; words of texts with `~`, joined neighbours of a name with `+`: neither is a
   * letter, so prefix queries do not match them.
   */
  document: string;
}

/** Longer words are not joined by mistake. */
const LONGEST_JOINED = 40;
/** Gap in positions between two texts, so that no phrase matches across both. */
const GAP = 10;
/** PostgreSQL stores positions up to 16,383; later words need none. */
const LAST_PLACE = 16_000;

export function searchVectors({ names, kinds, labels, mentions }: Found): SearchVectors {
  const named = new Map<string, number[]>();
  const next = writeTexts(named, names, 1);
  for (const word of names.flatMap((text) => detached(words(text)))) add(named, word);
  const document = new Map([...named].map(([word, positions]) => [word, [...positions]]));
  for (const word of names.flatMap((text) => joinedPairs(words(text)))) add(document, `+${word}`);
  writeTexts(document, labels, next);
  for (const form of formsIn(mentions)) add(document, `~${form}`);
  const heads = names.flatMap((text) => wordForms(words(text).find((word) => ARABIC.test(word)) ?? ''));
  const marked = [...heads.filter(Boolean).map((form) => `^${form}`), ...formsIn(kinds).map((form) => `=${form}`)];
  return {
    names: [...new Set([...named.keys(), ...marked])].map((word) => lexeme(word, [])).join(' '),
    document: [...document].map(([word, positions]) => lexeme(word, positions)).join(' '),
  };
}

const ARABIC = /[\u0621-\u064a]/;
const formsIn = (texts: readonly string[]) => texts.flatMap(words).flatMap(wordForms);

function add(into: Map<string, number[]>, word: string): void {
  if (!into.has(word)) into.set(word, []);
}

/** Forms of words with an attached preposition (بحليب, للسفر), without it, because people type them without. */
function detached(list: readonly string[]): string[] {
  return list.flatMap((word) => (/^[بل][\u0621-\u064a]{4,}$/.test(word) ? wordForms(word.slice(1)) : []));
}

function writeTexts(into: Map<string, number[]>, texts: readonly string[], from: number): number {
  let position = from;
  for (const text of texts) {
    for (const word of words(text)) {
      for (const form of wordForms(word)) into.set(form, [...(into.get(form) ?? []), position]);
      position += 1;
    }
    position += GAP;
  }
  return position;
}

/** Pairs of neighbouring words as one word, because people omit the space. */
export function joinedPairs(list: readonly string[]): string[] {
  return list.slice(1).flatMap((word, index) => {
    const joined = (list[index] ?? '') + word;
    return joined.length <= LONGEST_JOINED && joined.length > word.length ? [joined] : [];
  });
}

function lexeme(word: string, positions: readonly number[]): string {
  const kept = positions.filter((position) => position <= LAST_PLACE);
  return kept.length > 0 ? `'${word}':${kept.join(',')}` : `'${word}'`;
}
