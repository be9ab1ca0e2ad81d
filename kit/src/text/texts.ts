import type { Language } from './language.ts';

/** The argument of a message that is the shop's name: every message has it, and no caller names it. */
const SHOP = 'shop';
/** Stands for the shop's name in messages that are read before it is known; see `withShopName`. */
const UNNAMED = '\u{E000}';

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z'; // biome-ignore format: one alphabet
/** The word after an opening brace, if it is an argument (Latin) and not a branch of a plural (Arabic). */
type Named<Rest extends string> = Rest extends `${infer Word},${string}`
  ? Word extends `${infer Inner}}${string}`
    ? Argument<Inner>
    : Argument<Word>
  : Rest extends `${infer Word}}${string}`
    ? Argument<Word>
    : never;
type Argument<Word extends string> = Word extends typeof SHOP
  ? never
  : Word extends `${Letter}${string}`
    ? Word
    : never;
export type ArgumentNames<Message> = Message extends `${string}{${infer Rest}`
  ? Named<Rest> | ArgumentNames<Rest>
  : never;

type Values<Message> = [ArgumentNames<Message>] extends [never]
  ? []
  : [values: Record<ArgumentNames<Message>, string | number>];

/** Returns a message of one area. A missing key or argument does not compile. */
export type Say<Area> = <Key extends keyof Area & string>(key: Key, ...values: Values<Area[Key]>) => string;

/** Keys of messages without arguments, for tables of texts. */
export type PlainKey<Area> = {
  [Key in keyof Area]: [ArgumentNames<Area[Key]>] extends [never] ? Key : never;
}[keyof Area];

/** A file of texts after the build: a function for each message. */
export type CompiledTexts = Record<string, (values?: Record<string, string | number>) => string>;

const loaded = new Map<string, CompiledTexts>();
const sayers = new Map<string, unknown>();

export function registerTexts(language: Language, area: string, texts: CompiledTexts): void {
  loaded.set(`${language}/${area}`, texts);
}

export function hasTexts(language: Language, area: string): boolean {
  return loaded.has(`${language}/${area}`);
}

/** Puts the shop's name into messages that were read without it, anywhere in a value of JSON. */
export function withShopName<Value>(value: Value, shop: string): Value {
  const written = JSON.stringify(value);
  if (!written?.includes(UNNAMED)) return value;
  return JSON.parse(written.replaceAll(UNNAMED, () => JSON.stringify(shop).slice(1, -1)));
}

/**
 * The texts of an area in one language, with the name of the shop that `{shop}` stands for; they must have been
 * registered. Each front end types it with its own areas.
 */
export function sayerOf<Area>(language: Language, area: string, shop = UNNAMED): Say<Area> {
  const id = `${language}/${area}`;
  const named = `${id}/${shop}`;
  const known = sayers.get(named);
  // The map is keyed by area, language and name, which the types of each front end guarantee.
  if (known) return known as Say<Area>;
  const say = (key: string, values?: Record<string, string | number>): string => {
    const message = loaded.get(id)?.[key];
    if (!message) throw new Error(`text ${id}.${key} is not loaded`);
    return message({ [SHOP]: shop, ...values });
  };
  sayers.set(named, say);
  return say as Say<Area>;
}
