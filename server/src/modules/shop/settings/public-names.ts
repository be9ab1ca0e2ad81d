import { skeleton } from '../../../platform/text/index.ts';
import { FILLERS, PROMISES, ROLES } from './role-words.ts';

/** Badges of verified accounts, and signs of registered names. */
const BADGES = /[✓✔✅☑🗸🗹⍻√🔰🛡🏅🎖®™℠©]/u;
/** The length from which a protected word also matches as the beginning or end of a longer word. */
const DISTINCT = 6;

const squeezed = (text: string) => skeleton(text).replace(/[^\p{L}\p{N}]/gu, '');
const set = (words: readonly string[]) => new Set(words.map(squeezed).filter((word) => word.length > 1));

const roles = set(ROLES);
const fillers = set(FILLERS);
const promises = set(PROMISES);
const ARTICLES = ['وال', 'بال', 'لل', 'ال', 'و'];

/** The names of the shop that impersonators could use. */
export interface ShopNames {
  whole: ReadonlySet<string>;
}

/** The protected names in any language; for a name such as “Waha Store” also the rest without generic shop words. */
export function shopNames(names: readonly string[]): ShopNames {
  const bare = names.map((name) =>
    wordsOf(name)
      .filter((word) => !fillers.has(word))
      .join(''),
  );
  return { whole: set([...names, ...bare]) };
}

/**
 * True where a name claims to be the shop or its staff: a badge, a word for a role, the shop's name, or these joined
 * with generic shop words; in any disguise that `skeleton` detects.
 */
export function claimsShopName(name: string, shop: ShopNames): boolean {
  if (BADGES.test(name)) return true;
  const claims = new Set([...roles, ...shop.whole]);
  const words = readings(name).flatMap(wordsOf);
  return (
    words.some((word) => withoutArticle(word).some((form) => claims.has(form) || isMadeOf(form, claims))) ||
    words.some((word) => [...claims].some((claim) => claim.length >= DISTINCT && isEdge(word, claim))) ||
    readings(name).some((reading) => isMadeOf(squeezed(reading), claims))
  );
}

/** True where a code promises a reward at the checkout: `FREE`, `VIP20`, `50OFF`, `SAVESARA10`. */
export function promisesReward(code: string): boolean {
  const letters = code.replace(/[^a-zA-Z]/g, '');
  const disguised = squeezed(code);
  const hasDigits = /\d/.test(code);
  return [squeezed(letters), disguised].some(
    (word) =>
      isMadeOf(word, promises) ||
      (hasDigits && [...promises].some((promise) => promise.length >= 3 && isEdge(word, promise))),
  );
}

/** A name unchanged, and without digits around its words, which otherwise are read as letters. */
function readings(name: string): string[] {
  return [name, name.replace(/(?<![\p{L}\p{N}])\p{N}+|\p{N}+(?![\p{L}\p{N}])/gu, '')];
}

function wordsOf(name: string): string[] {
  return skeleton(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutArticle(word: string): string[] {
  return [word, ...ARTICLES.flatMap((article) => (word.startsWith(article) ? [word.slice(article.length)] : []))];
}

const isEdge = (word: string, part: string) => word.startsWith(part) || word.endsWith(part);

/** True where a word consists only of `claims` and generic shop words, with at least one claim. */
function isMadeOf(word: string, claims: ReadonlySet<string>): boolean {
  /** For each position: undefined where no words end there, else whether one of the words up to it is a claim. */
  const ends: (boolean | undefined)[] = [false];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = ends[start];
      const piece = word.slice(start, end);
      if (before === undefined || !(claims.has(piece) || fillers.has(piece))) continue;
      ends[end] = ends[end] === true || before || claims.has(piece);
    }
  }
  return ends[word.length] === true;
}
