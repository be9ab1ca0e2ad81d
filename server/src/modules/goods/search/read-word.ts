import { readArabizi } from './arabizi.ts';
import { distanceOf } from './edit-distance.ts';
import type { Phrase } from './synonyms.ts';
import type { Known, WordQuery } from './vocabulary.store.ts';

/** Number of readings of an unknown word: the best if it is clearly so, more if a text found little. */
const MOST_READINGS = 4;
const MOST_DEEP_READINGS = 12;
/** Maximum cost of a reading above the best. */
const CLEARLY_BEST = 0.2;
const NEARLY_BEST = 1;

/** Cost of an alternative reading of a word, relative to 1 for a wrong letter. */
const cost = { squeezed: 0.1, article: 0.1, heard: 0.2, split: 0.45, onlyMentioned: 0.4 } as const;

interface Candidate {
  phrase: Phrase;
  cost: number;
}

/** Alternative readings of an unknown word, for lookup in the vocabulary. */
export function otherReadings(word: string): { kind: WordQuery['kind']; word: string }[] {
  const parts = splits(word).flat();
  const heard = [
    squeeze(word),
    ...withoutArticle(word),
    ...singularOf(word),
    ...readArabizi(word).map(([arabic]) => arabic),
  ];
  return [
    { kind: 'close', word },
    ...[...new Set(parts)].map((part) => ({ kind: 'part' as const, word: part })),
    ...[...new Set(heard)].filter((one) => one !== word).map((one) => ({ kind: 'heard' as const, word: one })),
  ];
}

/** A letter held down too long. */
const squeeze = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');

/** Forms have at least three letters; a word of two (البن) is only looked up if nothing else matches. */
const withoutArticle = (word: string) => (/^ال..$/.test(word) ? [word.slice(2)] : []);

/** Singular of a dual (دلتين), if at least three letters remain besides the teh marbuta. */
const singularOf = (word: string) => (/^..تين$/.test(word) ? [`${word.slice(0, 2)}ه`] : []);

function splits(word: string): [string, string][] {
  const letters = [...word];
  const cuts = letters
    .slice(1)
    .map((_, index): [string, string] => [letters.slice(0, index + 1).join(''), letters.slice(index + 1).join('')]);
  return cuts.filter((parts) => parts.every((part) => part.length >= 2 || /^\d$/.test(part)));
}

/** Readings of a word, best first. */
export interface Taken {
  spoken: Phrase[];
  cost: number;
  isCorrected: boolean;
  isBegun: boolean;
}

/** Vocabulary matches of a word, and whether alternatives are allowed. */
interface Around {
  known: readonly Known[];
  isBegun: boolean;
  isSought: boolean;
  isDeep: boolean;
}

export function readWord(word: string, { known, isBegun, isSought, isDeep }: Around): Taken {
  const itself = { spoken: [[word]], cost: 0, isCorrected: false, isBegun: true };
  if (!isSought) return itself;
  const isKnown = isBegun || known.some((one) => one.kind === 'typed');
  const candidates = candidatesFor(word, known);
  const best = candidates[0]?.cost ?? 0;
  const [most, margin] = isDeep ? [MOST_DEEP_READINGS, NEARLY_BEST] : [MOST_READINGS, CLEARLY_BEST];
  const near = candidates.filter((one) => one.cost <= best + margin).slice(0, most);
  // Latin letters may be Arabic or an English slip, which is ambiguous: one more reading of the other script.
  const foreign = candidates.find((one) => one.cost <= FOREIGN && isLatin(one.phrase) !== isLatin(near[0]?.phrase));
  if (foreign && !near.includes(foreign)) near.push(foreign);
  const spoken = near.map((one) => one.phrase);
  if (isKnown) return { ...itself, spoken: [[word], ...spoken] };
  if (near.length === 0) return { ...itself, cost: UNREAD };
  return { spoken, cost: best, isCorrected: true, isBegun: false };
}

const isLatin = (phrase: Phrase | undefined) => /[a-z]/.test(phrase?.[0] ?? '');
/** One slip, even of the first letter. */
const FOREIGN = 1.2;

/** Cost of a word without any reading. */
const UNREAD = 3;

function candidatesFor(word: string, known: readonly Known[]): Candidate[] {
  const uses = new Map(known.map((one) => [one.word, one.uses]));
  const heard = new Map(readArabizi(word));
  const readings = known.flatMap((one): Candidate[] => {
    if (one.kind === 'heard') return [{ phrase: [one.word], cost: costOfHeard(word, one.word, heard) }];
    if (one.kind !== 'close') return [];
    const distance = distanceOf(word, one.word, 3);
    return distance <= furthest(word) ? [{ phrase: [one.word], cost: distance }] : [];
  });
  const parts = splits(word)
    .filter((pair) => pair.every((part) => (uses.get(part) ?? 0) > 0))
    .map((pair) => ({ phrase: pair, cost: cost.split }));
  return distinct([...readings, ...parts].map((one) => weigh(one, uses)));
}

function costOfHeard(word: string, reading: string, heard: ReadonlyMap<string, number>): number {
  if (reading === squeeze(word)) return cost.squeezed;
  return heard.has(reading) ? cost.heard + (heard.get(reading) ?? 0) : cost.article;
}

/** Ties go to the word used by more names; words that only texts mention come later. */
function weigh({ phrase, cost: own }: Candidate, uses: ReadonlyMap<string, number>): Candidate {
  const rarest = Math.min(...phrase.map((word) => uses.get(word) ?? 0));
  return { phrase, cost: own + (rarest === 0 ? cost.onlyMentioned : 0) - Math.log10(1 + rarest) * 0.02 };
}

function distinct(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((one, other) => one.cost - other.cost);
  const seen = new Set<string>();
  return sorted.filter(({ phrase }) => !seen.has(phrase.join(' ')) && seen.add(phrase.join(' ')));
}

/** Maximum cost of a reading: it grows with the length of the word. */
const furthest = (word: string) => (word.length <= 3 ? 1.2 : word.length <= 5 ? 1.5 : 2.1);
