import { parseSync } from '@swc/core';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

type Catalogue = Map<string, string>;
interface Pair {
  file: SourceFile;
  ar: Catalogue;
  en: Catalogue;
}

/** Names, and words that Arabic readers also write in Latin letters. */
const SAME_IN_ARABIC = /^(IBAN|SKU|PDF|X|TikTok|Instagram|Snapchat|YouTube|WhatsApp|English)$/;
/** Arabic that is intended inside an English text: the name of the language, the riyal's sign. */
const ARABIC_IN_ENGLISH = /العربية|ر\.س/g;
/** The demo shop's name. Texts belong to every shop, and name the one they are shown in by `{shop}`. */
const NAME_OF_A_SHOP = /(?<!\p{L})(?:واحة|Waha)(?!\p{L})/u;

/**
 * Checks texts in two languages: the same keys in both, Arabic in the Arabic ones, none in the English ones, the name of a
 * shop in none. Checks
 * pairs of files (`ar/x.ts`, `x.ar.ts` and their English counterparts) and `{ ar: {…}, en: {…} }` anywhere.
 */
export function findTextFaults(files: readonly SourceFile[]): Problem[] {
  return [...twinFiles(files), ...files.flatMap(inlinePairs)].flatMap(faultsOf);
}

function twinFiles(files: readonly SourceFile[]): Pair[] {
  return files.flatMap((file) => {
    const twinPath = file.path.replace('/ar/', '/en/').replace(/\.ar\.ts$/, '.en.ts');
    if (twinPath === file.path) return [];
    const twin = files.find(({ path }) => path === twinPath);
    return [{ file, ar: textsIn(parse(file)), en: twin ? textsIn(parse(twin)) : new Map() }];
  });
}

function inlinePairs(file: SourceFile): Pair[] {
  if (!/\bar: \{/.test(file.text)) return [];
  const pairs: Pair[] = [];
  visit(parse(file), (node) => {
    const [ar, en] = [propertyOf(node, 'ar'), propertyOf(node, 'en')];
    if (isObject(ar) && isObject(en)) pairs.push({ file, ar: textsIn(ar), en: textsIn(en) });
  });
  return pairs;
}

function faultsOf({ file, ar, en }: Pair): Problem[] {
  const at = (key: string, message: string): Problem => ({
    path: file.path,
    line: lineAt(file.text, Math.max(0, file.text.indexOf(key))),
    message: `${key} ${message}`,
  });
  const missing = (from: Catalogue, to: Catalogue) => [...from.keys()].filter((key) => !to.has(key));
  return [
    ...missing(ar, en).map((key) => at(key, 'is not said in English')),
    ...missing(en, ar).map((key) => at(key, 'is not said in Arabic')),
    ...[...ar].filter(([, text]) => isLatin(text)).map(([key]) => at(key, 'has no Arabic letter in its Arabic text')),
    ...[...ar, ...en]
      .filter(([, text]) => NAME_OF_A_SHOP.test(text))
      .map(([key]) => at(key, 'names a shop: write {shop}')),
    ...[...en].filter(([, text]) => hasArabic(text)).map(([key]) => at(key, 'has Arabic in its English text')),
  ];
}

function isLatin(text: string): boolean {
  const words = text.replaceAll(/\{\w+\}|https?:\S+/g, '').trim();
  return /\p{Script=Latin}/u.test(words) && !/\p{Script=Arabic}/u.test(words) && !SAME_IN_ARABIC.test(words);
}

function hasArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text.replaceAll(ARABIC_IN_ENGLISH, ''));
}

function parse(file: SourceFile): unknown {
  return parseSync(file.text, { syntax: 'typescript', tsx: file.path.endsWith('x') });
}

/** Every property with a text, at any depth of a node. */
function textsIn(root: unknown): Catalogue {
  const texts: Catalogue = new Map();
  visit(root, (node) => {
    if (Reflect.get(node, 'type') !== 'KeyValueProperty') return;
    const value = plainText(Reflect.get(node, 'value'));
    if (value !== undefined) texts.set(String(keyName(node)), value);
  });
  return texts;
}

function plainText(value: unknown): string | undefined {
  const inner =
    Reflect.get(Object(value), 'type') === 'TsConstAssertion' ? Reflect.get(Object(value), 'expression') : value;
  return Reflect.get(Object(inner), 'type') === 'StringLiteral'
    ? String(Reflect.get(Object(inner), 'value'))
    : undefined;
}

function propertyOf(node: object, name: string): unknown {
  if (Reflect.get(node, 'type') !== 'ObjectExpression') return undefined;
  const properties: unknown[] = Reflect.get(node, 'properties');
  return Reflect.get(Object(properties.find((property) => keyName(Object(property)) === name)), 'value');
}

function keyName(property: object): unknown {
  return Reflect.get(Object(Reflect.get(property, 'key')), 'value');
}

function isObject(node: unknown): node is object {
  return Reflect.get(Object(node), 'type') === 'ObjectExpression';
}

function visit(node: unknown, see: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node);
  for (const inner of Object.values(node)) visit(inner, see);
}
