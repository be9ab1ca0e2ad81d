import type { Bilingual } from './texts.ts';

export type SettingKind = 'secret' | 'text' | 'url' | 'flag';

/** A setting of an extension. Its value comes from the environment (`name`, or a file named by `name_FILE`). */
export interface Setting<Value = unknown> {
  readonly kind: SettingKind;
  /** Whether its value is never shown. */
  readonly isSecret: boolean;
  /** The name in the environment: `ACME_SECRET_KEY`. */
  readonly name: string;
  /** The label in the admin's form; the name by default. */
  readonly label: Bilingual | undefined;
  /** Whether the extension is off without it. All needed settings are given, or none. */
  readonly isNeeded: boolean;
  /** Parses a given value. Throws SettingError with what it must be. */
  parse(text: string): Value;
  /** The value where nothing is given. */
  readonly fallback: Value;
}

/** A value that cannot be used; the message continues the sentence "NAME …". */
export class SettingError extends Error {
  override name = 'SettingError';
}

// biome-ignore lint/suspicious/noExplicitAny: a list of differently typed settings; each value is typed by its own setting.
export type Settings = Readonly<Record<string, Setting<any>>>;

export type ValuesOf<Declared extends Settings> = {
  readonly [Key in keyof Declared]: Declared[Key] extends Setting<infer Value> ? Value : never;
};

interface Described {
  label?: Bilingual;
  /** The rest of the sentence for a wrong value: "must be the secret key of your account". */
  must?: string;
}
interface Optional<Value> extends Described {
  fallback: Value;
}

function declare<Value>(kind: SettingKind, name: string, parse: (text: string) => Value, options: Described) {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name)) throw new Error(`${name} is no name of a setting: use A-Z, 0-9 and _`);
  const fallback = 'fallback' in options ? options.fallback : undefined;
  const isNeeded = !('fallback' in options);
  // An extension runs only when all its needed settings are given, so the fallback of a needed one is never read.
  const isSecret = kind === 'secret';
  return { kind, name, isSecret, label: options.label, isNeeded, parse, fallback: fallback as Value };
}

const LEAST_SECRET = 8;

/** A key or password: never shown, never logged. */
function secret(name: string, options?: Described): Setting<string>;
function secret<Fallback>(name: string, options: Optional<Fallback>): Setting<string | Fallback>;
function secret(name: string, options: Described = {}): Setting<string> {
  const must = options.must ?? `must have ${LEAST_SECRET} characters or more`;
  return declare('secret', name, (text) => (text.length >= LEAST_SECRET ? text : fail(must)), options);
}

interface TextOptions {
  /** Most characters; 500 by default, 20,000 at most. */
  most?: number;
}

function text(name: string, options?: Described & TextOptions): Setting<string>;
function text<Fallback>(name: string, options: Optional<Fallback> & TextOptions): Setting<string | Fallback>;
function text(name: string, options: Described & TextOptions = {}): Setting<string> {
  const most = Math.min(options.most ?? 500, 20_000);
  return declare(
    'text',
    name,
    (given) => (given.length <= most ? given : fail(options.must ?? 'is too long')),
    options,
  );
}

interface UrlOptions {
  /** Whether it holds a password and is shown to nobody. */
  isSecret?: boolean;
  protocols?: readonly string[];
  example?: string;
}

/** An address, without slashes at its end. Its origin is one that `fetch` may reach even inside a private network. */
function url(name: string, options?: Described & UrlOptions): Setting<string>;
function url<Fallback>(name: string, options: Optional<Fallback> & UrlOptions): Setting<string | Fallback>;
function url(name: string, options: Described & UrlOptions = {}): Setting<string> {
  const { protocols = ['https:', 'http:'], example = 'https://api.example' } = options;
  const parse = (given: string) => {
    const isOne = URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isOne ? given.replace(/\/+$/, '') : fail(options.must ?? `must be an address like ${example}`);
  };
  return { ...declare('url', name, parse, options), isSecret: options.isSecret === true };
}

/** On (1) or off (0); off where nothing is given. */
function flag(name: string, options: Described = {}): Setting<boolean> {
  const parse = (given: string) => (given === '1' || given === '0' ? given === '1' : fail('must be 1 (on) or 0 (off)'));
  return declare('flag', name, parse, { ...options, ...{ fallback: false } });
}

function fail(message: string): never {
  throw new SettingError(message);
}

export const setting = { secret, text, url, flag };
