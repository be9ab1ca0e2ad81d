import { wordForms } from './normalise.ts';
import type { Phrase } from './synonyms.ts';

/** One part of a search, mostly one word: its readings and their synonyms. Each is a phrase, and one match suffices. */
export interface Unit {
  spoken: readonly Phrase[];
  meanings: readonly Phrase[];
  /** A word that may be incomplete, and so matches as a prefix too. */
  begun: string | null;
}

/** Match quality of one part, as tsqueries from the strictest to the widest. */
export interface UnitQueries {
  /** The part is the first word of the name. */
  head: string;
  /** Exact match. */
  said: string;
  /** The part, or a synonym, is the product's category. */
  kind: string;
  /** The part, or a synonym, occurs in names or labels. */
  labelled: string;
  /** The part, or a synonym, occurs in names, labels or texts. */
  mentioned: string;
}

/** A typed text ready for PostgreSQL's full text search. Queries are written by `::tsquery`, every word quoted. */
export interface TextQuery {
  /** Query on the whole document. */
  tsquery: string;
  /** Query on names alone, run first. */
  named: string;
  units: readonly UnitQueries[];
  /** Query of the typed words themselves, whose matches rank before typo corrections. */
  preferred: string | null;
  /** The text with unknown words corrected, or null when nothing was corrected. */
  corrected: string | null;
  /** True if matches contain every typed word. */
  hasEveryWord: boolean;
}

/** All parts of a text, or weaker queries if nothing matches all. */
export interface Reading {
  units: readonly Unit[];
  corrected: string | null;
}

/** More synonyms than this make a query slow and find nothing more. */
const MOST_MEANINGS = 40;
/** Beyond this number of parts, leaving out each in turn would make the query too long. */
const MOST_PARTS_TO_LEAVE_OUT = 5;

export function queryFor(reading: Reading, preferred: string | null): TextQuery {
  const units = reading.units.map(queriesOf);
  const tsquery = allOf(units.map((unit) => unit.mentioned));
  const named = allOf(units.map((unit) => unit.labelled));
  return { tsquery, named, units, preferred, corrected: reading.corrected, hasEveryWord: true };
}

/** Queries for results that lack parts, best first: all but one, then any. */
export function partialQueries(reading: Reading): TextQuery[] {
  const units = reading.units.map(queriesOf);
  if (units.length < 2) return [];
  const [parts, names] = [units.map((unit) => unit.mentioned), units.map((unit) => unit.labelled)];
  const rest = { units, preferred: null, corrected: reading.corrected, hasEveryWord: false };
  const any = { tsquery: anyOf(parts), named: anyOf(names), ...rest };
  if (units.length < 3 || units.length > MOST_PARTS_TO_LEAVE_OUT) return [any];
  return [{ tsquery: anyOf(allButOne(parts)), named: anyOf(allButOne(names)), ...rest }, any];
}

function allButOne(parts: readonly string[]): string[] {
  return parts.map((_, left) => allOf(parts.filter((_part, index) => index !== left)));
}

function queriesOf(unit: Unit): UnitQueries {
  const heads = unit.spoken.flatMap((phrase) => formsOf(phrase[0] ?? '').map((form) => quote(`^${form}`)));
  const kinds = [...unit.spoken, ...unit.meanings]
    .filter((phrase) => phrase.length === 1)
    .flat()
    .slice(0, MOST_MEANINGS);
  /** A prefix query also matches the whole word. */
  const typing = (form: string) => (form === unit.begun ? `${quote(form)}:*` : quote(form));
  const spoken = (mark: (form: string) => string[]) =>
    unit.spoken.map((phrase) => allOf(phrase.map((word) => anyOf(formsOf(word).flatMap(mark)))));
  const meanings = unit.meanings.slice(0, MOST_MEANINGS).map(inARow);
  return {
    head: anyOf(heads),
    said: anyOf(spoken((form) => [quote(form)])),
    kind: anyOf(kinds.flatMap(formsOf).map((form) => quote(`=${form}`))),
    labelled: anyOf([...spoken((form) => [typing(form), quote(`+${form}`)]), ...meanings]),
    mentioned: anyOf([...spoken((form) => [typing(form), quote(`+${form}`), quote(`~${form}`)]), ...meanings]),
  };
}

/** Words of a phrase follow each other; a query of one word is no phrase. */
function inARow(phrase: Phrase): string {
  return phrase.map((word) => anyOf(formsOf(word).map(quote))).join(' <-> ');
}

/** Document forms of a typed word: Arabic forms as in documents, English singular and plural. */
export function formsOf(word: string): string[] {
  return /^[a-z]{3,}$/.test(word) ? latinForms(word) : wordForms(word);
}

function latinForms(word: string): string[] {
  const singular = word.replace(/(?:(?<=s|x|ch|sh)es|(?<!s)s)$/, '');
  const plural = /(?:s|x|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
  return [...new Set([word, ...(singular.length >= 3 ? [singular, plural] : [])])];
}

/** Words are letters and digits (`words`), so a quote needs no escape. */
const quote = (word: string) => `'${word}'`;
const anyOf = (queries: readonly string[]) => join(queries, ' | ');
const allOf = (queries: readonly string[]) => join(queries, ' & ');

function join(queries: readonly string[], operator: string): string {
  const distinct = [...new Set(queries)];
  return distinct.length < 2 ? (distinct[0] ?? '') : `(${distinct.join(operator)})`;
}
