import { hearArabic } from './arabizi.ts';
import { distanceOf } from './closeness.ts';
import { joinedPairs } from './documents.ts';
import { looksLikeOtherLayout, writeInOtherLayout } from './keyboard.ts';
import { words } from './normalise.ts';
import type { Phrase, Synonyms } from './synonyms.ts';
import { formsOf, type Reading, type Unit } from './text-query.ts';
import type { Asked, Known, Question } from './vocabulary.store.ts';

/** More words than this in one query say nothing more. */
const MOST_WORDS = 8;
/** What the contract lets somebody search for. */
const LONGEST_CORRECTION = 200;
/** Readings of an unknown word that are looked for: the best where one is clearly so, more where a text found little. */
const MOST_READINGS = 4;
const MOST_DEEP_READINGS = 12;
/** How much worse than the best a reading may be. */
const CLEARLY_BEST = 0.2;
const NEARLY_BEST = 1;

/** What another reading of a word costs, beside a letter wrong, which is 1. */
const cost = { squeezed: 0.1, article: 0.1, heard: 0.2, split: 0.45, keys: 0.25, onlyMentioned: 0.4 } as const;

interface Candidate {
  phrase: Phrase;
  cost: number;
}

/**
 * Understands a typed text: each word as itself where anything is called so; else as what it may be a slip of, as Arabic
 * in Latin letters, as two words written as one; or the whole as typed in the other keyboard layout.
 */
export async function readText(
  text: string,
  isDeep: boolean,
  synonyms: Synonyms,
  ask: (asked: Asked) => Promise<Known[]>,
): Promise<Reading> {
  const typed = words(text).slice(0, MOST_WORDS);
  const sought = typed.flatMap((word, place) => (hasSynonyms(word, synonyms) ? [] : [place]));
  const other = words(writeInOtherLayout(text) ?? '').slice(0, MOST_WORDS);
  const marked = looksLikeOtherLayout(text);
  const needsNothing = sought.length === 0 && typed.length === 1 && !marked;
  const known = needsNothing ? [] : await ask(questionsOf(typed, other, sought, isDeep || marked));
  const places = new Map<number, Known[]>();
  for (const one of known) places.set(one.place, [...(places.get(one.place) ?? []), one]);
  const taken = typed.map((word, place) =>
    readWord(word, { known: places.get(place) ?? [], isSought: sought.includes(place), isDeep }),
  );
  const total = taken.reduce((sum, one) => sum + one.cost, 0);
  if (isInOtherLayout(other, known, synonyms, marked ? Number.POSITIVE_INFINITY : total)) {
    const meant = other.map((word) => ({ spoken: [[word]], cost: 0, isCorrected: true, isBegun: false }));
    return { units: unitsOf(other, meant, [], synonyms), corrected: asCorrection(other) };
  }
  const isCorrected = taken.some((one) => one.isCorrected);
  const corrected = isCorrected ? asCorrection(taken.map((one) => one.spoken[0]?.join(' ') ?? '')) : null;
  return { units: unitsOf(typed, taken, known, synonyms), corrected };
}

/** Some signs are many letters once normalised, and one key writes two: such a text was never meant. */
function asCorrection(meant: readonly string[]): string | null {
  const text = meant.join(' ');
  return text.length <= LONGEST_CORRECTION ? text : null;
}

const hasSynonyms = (word: string, synonyms: Synonyms) => formsOf(word).some((form) => synonyms.of(form).length > 0);

function questionsOf(
  typed: readonly string[],
  other: readonly string[],
  sought: readonly number[],
  isDeep: boolean,
): Asked {
  const questions: Question[] = typed.flatMap((word, place) => [
    ...formsOf(word).map((form): Question => ({ place, kind: 'typed', word: form })),
    ...(sought.includes(place) ? otherReadings(word).map((one): Question => ({ place, ...one })) : []),
  ]);
  for (const [place, joined] of joinedPairs(typed).entries()) {
    questions.push({ place, kind: 'joined', word: joined });
  }
  const keys = other.flatMap((word, place) =>
    formsOf(word).map((form): Question => ({ place, kind: 'keys', word: form })),
  );
  return { questions: [...questions, ...keys], sought, lastPlace: typed.length - 1, isDeep };
}

function otherReadings(word: string): { kind: Question['kind']; word: string }[] {
  const parts = splits(word).flat();
  const heard = [
    squeeze(word),
    ...withoutArticle(word),
    ...singularOf(word),
    ...hearArabic(word).map(([arabic]) => arabic),
  ];
  return [
    { kind: 'close', word },
    ...[...new Set(parts)].map((part) => ({ kind: 'part' as const, word: part })),
    ...[...new Set(heard)].filter((one) => one !== word).map((one) => ({ kind: 'heard' as const, word: one })),
  ];
}

/** A letter held down too long. */
const squeeze = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');

/** The forms keep three letters; a word of two (البن) is looked for only where nothing is called so. */
const withoutArticle = (word: string) => (/^ال..$/.test(word) ? [word.slice(2)] : []);

/** One of two (دلتين), where nothing but its teh marbuta is left to three letters. */
const singularOf = (word: string) => (/^..تين$/.test(word) ? [`${word.slice(0, 2)}ه`] : []);

function splits(word: string): [string, string][] {
  const letters = [...word];
  const cuts = letters
    .slice(1)
    .map((_, index): [string, string] => [letters.slice(0, index + 1).join(''), letters.slice(index + 1).join('')]);
  return cuts.filter((parts) => parts.every((part) => part.length >= 2 || /^\d$/.test(part)));
}

interface Taken {
  spoken: Phrase[];
  cost: number;
  isCorrected: boolean;
  isBegun: boolean;
}

function readWord(
  word: string,
  { known, isSought, isDeep }: { known: Known[]; isSought: boolean; isDeep: boolean },
): Taken {
  const met = known.filter((one) => one.kind === 'typed');
  const isBegun = known.some((one) => one.kind === 'begun');
  const itself = { spoken: [[word]], cost: 0, isCorrected: false, isBegun: true };
  if (!isSought || met.some((one) => one.uses > 0)) return itself;
  const isKnown = met.length > 0 || isBegun;
  if (isKnown && !isDeep) return itself;
  const candidates = candidatesFor(word, known);
  const best = candidates[0]?.cost ?? 0;
  const [most, margin] = isDeep ? [MOST_DEEP_READINGS, NEARLY_BEST] : [MOST_READINGS, CLEARLY_BEST];
  const near = candidates.filter((one) => one.cost <= best + margin).slice(0, most);
  // Latin letters may be Arabic or a slip in English, and nobody can tell: one more of the other script.
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

/** A word nothing was found for. */
const UNREAD = 3;

function candidatesFor(word: string, known: readonly Known[]): Candidate[] {
  const uses = new Map(known.map((one) => [one.word, one.uses]));
  const heard = new Map(hearArabic(word));
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

/** Among equals the word more things are called by; a word that is only mentioned somewhere comes later. */
function weigh({ phrase, cost: own }: Candidate, uses: ReadonlyMap<string, number>): Candidate {
  const rarest = Math.min(...phrase.map((word) => uses.get(word) ?? 0));
  return { phrase, cost: own + (rarest === 0 ? cost.onlyMentioned : 0) - Math.log10(1 + rarest) * 0.02 };
}

function distinct(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((one, other) => one.cost - other.cost);
  const seen = new Set<string>();
  return sorted.filter(({ phrase }) => !seen.has(phrase.join(' ')) && seen.add(phrase.join(' ')));
}

/** The longer a word, the more of it may be wrong. */
const furthest = (word: string) => (word.length <= 3 ? 1.2 : word.length <= 5 ? 1.5 : 2.1);

/** Whether everything typed is a word in the other layout, and so more likely meant than the slips it would be in this. */
function isInOtherLayout(
  other: readonly string[],
  known: readonly Known[],
  synonyms: Synonyms,
  total: number,
): boolean {
  if (other.length === 0 || other.length * cost.keys >= total) return false;
  const keys = new Set(known.filter((one) => one.kind === 'keys' && one.uses > 0).map((one) => one.word));
  return other.every((word) => hasSynonyms(word, synonyms) || formsOf(word).some((form) => keys.has(form)));
}

/** Puts words that are called something together, or are one word written as two, into one part. */
function unitsOf(
  typed: readonly string[],
  taken: readonly Taken[],
  known: readonly Known[],
  synonyms: Synonyms,
): Unit[] {
  const joined = new Map(
    known.flatMap((one) => (one.kind === 'joined' && one.uses > 0 ? [[one.place, one.word]] : [])),
  );
  const chosen = taken.map((one, place) => one.spoken[0]?.[0] ?? typed[place] ?? '');
  const units: Unit[] = [];
  for (let place = 0; place < taken.length; ) {
    const phrase = synonyms.phraseAt(chosen, place);
    const whole = joined.get(place);
    const length = phrase?.length ?? (whole === undefined ? 1 : 2);
    units.push(
      unitOf(taken.slice(place, place + length), {
        meanings: phrase?.meanings ?? [],
        joined: whole === undefined ? [] : [[whole]],
        last: place + length === taken.length ? typed.at(-1) : undefined,
        synonyms,
      }),
    );
    place += length;
  }
  return units;
}

interface Around {
  meanings: readonly Phrase[];
  joined: readonly Phrase[];
  last: string | undefined;
  synonyms: Synonyms;
}

function unitOf(taken: readonly Taken[], { meanings, joined, last, synonyms }: Around): Unit {
  const [only] = taken;
  const row = taken.length === 1 ? (only?.spoken ?? []) : [taken.flatMap((one) => one.spoken[0] ?? [])];
  const spoken = [...row, ...joined];
  const called = spoken.flatMap((phrase) => synonymsOf(phrase, synonyms));
  const isBegun = last !== undefined && taken.at(-1)?.isBegun === true && taken.length === 1;
  return { spoken, meanings: [...meanings, ...called], begun: isBegun ? last : null };
}

function synonymsOf(phrase: Phrase, synonyms: Synonyms): readonly Phrase[] {
  if (phrase.length === 1) return formsOf(phrase[0] ?? '').flatMap(synonyms.of);
  const whole = synonyms.phraseAt(phrase, 0);
  return whole?.length === phrase.length ? whole.meanings : [];
}
