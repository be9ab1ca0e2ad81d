/** Characters that change nothing about a word: Arabic marks, tatweel, zero-width and bidi controls. */
const IGNORED =
  /[\u064B-\u065F\u0670\u06D6-\u06ED\u0610-\u061A\u0640\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const FROM = 'آأإٱىیکةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const TO = 'اااايي' + 'كهوي' + '01234567890123456789';
const FOLDED = new Map([...FROM].map((letter, index) => [letter, TO[index] ?? letter]));

/**
 * Normalises a text for comparison: NFKC, no marks, one form per letter, Latin digits, lower case. Agrees with the SQL
 * function `waha_normalise` on every string; a test ensures it.
 */
export function normalise(text: string): string {
  // Equal to PostgreSQL's normalisation: characters it does not know yet are left alone.
  return text.split(NEWER).map(normaliseKnown).join('');
}

/** Letters of Unicode 17, which Node writes small or takes apart and PostgreSQL 18 does not: a test finds the next ones. */
const NEWER = /([\uA7CE\uA7D2\uA7D4\uA7F1\u{16EA0}-\u{16EB8}])/u;

function normaliseKnown(text: string): string {
  if (NEWER.test(text)) return text;
  const stripped = text.normalize('NFKC').replace(IGNORED, '');
  // PostgreSQL lowers code point by code point; JavaScript's toLowerCase knows contexts (Σ) and expansions (İ).
  return [...stripped].map((letter) => lower(FOLDED.get(letter) ?? letter)).join('');
}

function lower(letter: string): string {
  if (letter === 'İ') return 'i';
  const lowered = letter.toLowerCase();
  return [...lowered].length === 1 ? lowered : letter;
}

/** The words of a text, normalised: runs of letters and digits, at most 64 characters each. */
export function words(text: string): string[] {
  return (normalise(text).match(/[\p{L}\p{N}]{1,64}/gu) ?? []).slice(0, 2_000);
}

/** True if a text has any visible character. */
export function hasSigns(text: string): boolean {
  return normalise(text).trim() !== '';
}

const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل', 'و'];
/** تين before ين: duals of words ending in teh marbuta (ساعتين) match the singular. */
const SUFFIXES = ['ات', 'ون', 'تين', 'ين', 'ه'];
const SHORTEST = 3;

/**
 * Forms under which a word is found: itself, without its article or conjunction, without its plural or feminine ending,
 * without both. At least three letters remain. Arabic only; words of other scripts have one form.
 */
export function wordForms(word: string): string[] {
  if (!/[\u0621-\u064A]/.test(word)) return [word];
  const bare = cut(
    word,
    PREFIXES,
    (form, prefix) => form.startsWith(prefix),
    (form, prefix) => form.slice(prefix.length),
  );
  const forms = new Set([word, ...bare]);
  for (const form of [...forms]) {
    for (const stem of cut(
      form,
      SUFFIXES,
      (f, s) => f.endsWith(s),
      (f, s) => f.slice(0, -s.length),
    ))
      forms.add(stem);
  }
  return [...forms];
}

function cut(
  word: string,
  affixes: readonly string[],
  has: (word: string, affix: string) => boolean,
  without: (word: string, affix: string) => string,
): string[] {
  const affix = affixes.find((candidate) => has(word, candidate) && [...without(word, candidate)].length >= SHORTEST);
  return affix === undefined ? [] : [without(word, affix)];
}
