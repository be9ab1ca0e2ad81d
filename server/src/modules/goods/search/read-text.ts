import { joinedPairs } from './documents.ts';
import { looksLikeOtherLayout, writeInOtherLayout } from './keyboard.ts';
import { words } from './normalise.ts';
import { otherReadings, readWord } from './read-word.ts';
import type { Synonyms } from './synonyms.ts';
import { formsOf, type Reading } from './text-query.ts';
import { unitsOf } from './units.ts';
import type { Known, WordQuery } from './vocabulary.store.ts';

/** Maximum number of words in a query; further ones add nothing. */
const MOST_WORDS = 8;
/** Maximum length of a search in the contract. */
const LONGEST_CORRECTION = 200;
/** Cost of the other layout, relative to 1 for a wrong letter. */
const OTHER_LAYOUT = 0.25;

export interface Vocabulary {
  synonyms: Synonyms;
  meet(questions: readonly WordQuery[], last: string): Promise<Known[]>;
  findReadings(questions: readonly WordQuery[]): Promise<Known[]>;
}

/**
 * Reads a typed text: each word as itself if it is known. Otherwise as a slip, as Arabic in Latin letters, or as two
 * joined words; or the whole text in the other keyboard layout. `isDeep` also seeks other readings of prefixes and of
 * words that only texts mention.
 */
export async function readText(text: string, isDeep: boolean, vocabulary: Vocabulary): Promise<Reading> {
  const { synonyms } = vocabulary;
  const typed = words(text).slice(0, MOST_WORDS);
  const other = words(writeInOtherLayout(text) ?? '').slice(0, MOST_WORDS);
  const isMarked = looksLikeOtherLayout(text);
  const sought = typed.flatMap((word, position) => (hasSynonyms(word, synonyms) ? [] : [position]));
  const met =
    sought.length === 0 && typed.length === 1 ? [] : await vocabulary.meet(asItself(typed), typed.at(-1) ?? '');
  const unknown = sought.filter((position) => !isMet(position, met, position === typed.length - 1, isDeep));
  const last = typed.length - 1;
  // A correction replaces the whole text: once another word is corrected, an unfinished last word is completed too.
  const begun =
    unknown.length > 0 && sought.includes(last) && !unknown.includes(last) && isOnlyBegun(last, met) ? [last] : [];
  const readings =
    unknown.length > 0 || isMarked ? await vocabulary.findReadings(asOther(typed, [...unknown, ...begun], other)) : [];
  const taken = typed.map((word, position) => {
    const known = knownAt(position, begun.includes(position) ? met : [...met, ...readings]);
    const isBegun = position === typed.length - 1 && met.some((one) => one.kind === 'begun');
    return readWord(word, { known, isBegun, isSought: unknown.includes(position), isDeep });
  });
  const cost = isMarked ? Number.POSITIVE_INFINITY : taken.reduce((sum, one) => sum + one.cost, 0);
  if (isInOtherLayout(other, readings, synonyms, cost)) {
    const meant = other.map((word) => ({ spoken: [[word]], cost: 0, isCorrected: true, isBegun: false }));
    return { units: unitsOf(other, meant, [], synonyms), corrected: asCorrection(other) };
  }
  const meant = taken.map((one, position) => {
    if (one.isCorrected) return one.spoken[0]?.join(' ') ?? null;
    if (begun.includes(position)) return wholeWord(typed[position] ?? '', knownAt(position, readings));
    return unknown.includes(position) && one.cost > 0 ? null : asKnown(typed[position] ?? '', knownAt(position, met));
  });
  const isWhole = taken.some((one) => one.isCorrected) && meant.every((word) => word !== null);
  return { units: unitsOf(typed, taken, met, synonyms), corrected: isWhole ? asCorrection(meant) : null };
}

const knownAt = (position: number, known: readonly Known[]) =>
  known.filter((one) => one.position === position && one.kind !== 'keys');

/** For an unknown Latin word whose singular or plural is known (watche, watches): the known form. */
function asKnown(word: string, known: readonly Known[]): string {
  const forms = known.filter((one) => one.kind === 'typed').map((one) => one.word);
  return /^[a-z]+$/.test(word) && !forms.includes(word) ? (forms[0] ?? word) : word;
}

/** True if the text is no known word, but a prefix of one. */
const isOnlyBegun = (position: number, met: readonly Known[]) =>
  !met.some((one) => one.position === position && one.kind === 'typed') && met.some((one) => one.kind === 'begun');

/** The most likely complete word for a prefix; null if none is close. */
function wholeWord(word: string, known: readonly Known[]): string | null {
  const { spoken, isCorrected } = readWord(word, { known, isBegun: false, isSought: true, isDeep: false });
  return isCorrected ? (spoken[0]?.join(' ') ?? null) : null;
}

/**
 * The text as a correction, or null if it is too long: some signs become many letters when normalised, and one key
 * types two.
 */
function asCorrection(meant: readonly string[]): string | null {
  const text = meant.join(' ');
  return text.length <= LONGEST_CORRECTION ? text : null;
}

const hasSynonyms = (word: string, synonyms: Synonyms) => formsOf(word).some((form) => synonyms.of(form).length > 0);

function isMet(position: number, met: readonly Known[], isLast: boolean, isDeep: boolean): boolean {
  const known = met.filter((one) => one.position === position && one.kind === 'typed');
  if (known.some((one) => one.uses > 0)) return true;
  return !isDeep && (known.length > 0 || (isLast && met.some((one) => one.kind === 'begun')));
}

function asItself(typed: readonly string[]): WordQuery[] {
  const forms = typed.flatMap((word, position) =>
    formsOf(word).map((form): WordQuery => ({ position, kind: 'typed', word: form })),
  );
  const joined = joinedPairs(typed).map((word, position): WordQuery => ({ position, kind: 'joined', word }));
  return [...forms, ...joined];
}

function asOther(typed: readonly string[], unknown: readonly number[], other: readonly string[]): WordQuery[] {
  const readings = unknown.flatMap((position) =>
    otherReadings(typed[position] ?? '').map((one): WordQuery => ({ position, ...one })),
  );
  const keys = other.flatMap((word, position) =>
    formsOf(word).map((form): WordQuery => ({ position, kind: 'keys', word: form })),
  );
  return [...readings, ...keys];
}

/** True if every typed word exists in the other layout: that is likelier than slips in this one. */
function isInOtherLayout(other: readonly string[], known: readonly Known[], synonyms: Synonyms, cost: number): boolean {
  if (other.length === 0 || other.length * OTHER_LAYOUT > cost) return false;
  const keys = new Set(known.filter((one) => one.kind === 'keys' && one.uses > 0).map((one) => one.word));
  return other.every((word) => hasSynonyms(word, synonyms) || formsOf(word).some((form) => keys.has(form)));
}
