import type { Language } from './language.ts';

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z'; // biome-ignore format: one alphabet
/** The word after an opening brace, if it is an argument (Latin) and not a branch of a plural (Arabic). */
type Named<Rest extends string> = Rest extends `${infer Word},${string}`
  ? Word extends `${infer Inner}}${string}`
    ? Argument<Inner>
    : Argument<Word>
  : Rest extends `${infer Word}}${string}`
    ? Argument<Word>
    : never;
type Argument<Word extends string> = Word extends `${Letter}${string}` ? Word : never;
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

/** The texts of an area in one language; it must have been registered. Each front end types it with its own areas. */
export function sayerOf<Area>(language: Language, area: string): Say<Area> {
  const id = `${language}/${area}`;
  const known = sayers.get(id);
  // The map is keyed by area and language, which the types of each front end guarantee.
  if (known) return known as Say<Area>;
  const say = (key: string, values?: Record<string, string | number>): string => {
    const message = loaded.get(id)?.[key];
    if (!message) throw new Error(`text ${id}.${key} is not loaded`);
    return message(values);
  };
  sayers.set(id, say);
  return say as Say<Area>;
}
