import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { publicEventNames, tokenScopes } from '@waha/contract';
import { type AnyExtension, API_VERSION, readSettings } from '@waha/extend';
import { type Config, ConfigError } from '../config.ts';

/** An extension of the list that is set up, with its settings. */
export interface ReadyExtension {
  extension: AnyExtension;
  settings: Readonly<Record<string, unknown>>;
}

/** The extensions that `waha.config.ts`, or the file that WAHA_CONFIG names, lists. */
export async function loadExtensions({ shopFile }: Pick<Config, 'shopFile'>): Promise<readonly AnyExtension[]> {
  const { default: shop }: { default?: unknown } = await import(pathToFileURL(shopFile).href);
  const list: unknown = Reflect.get(Object(shop), 'extensions');
  if (!Array.isArray(list))
    throw new ConfigError(`${shopFile} must export defineShop({ extensions: [...] }) by default.`);
  return list;
}

/** Bounds of what replies list: a list beyond them would be a failure of each call. */
const MOST_EXTENSIONS = 50;
const MOST_SETTINGS = 40;
const MOST_LOGO_BYTES = 8 * 1024;
const MOST_HEARINGS = 40;
/** Longest time of one attempt at an event. */
const MOST_HEARING_MS = 60_000;
const LONGEST = { name: 120, description: 300 };

const NAME = /^[a-z][a-z0-9-]{1,39}$/;
/** Codes of the shop's own payment methods, which no extension may take. */
const TAKEN = new Set(['cash_on_delivery', 'bank_transfer', 'store']);
const ROOT_PATH = /^\/(?:\.well-known\/)?[a-z][\w.-]{0,60}$/;
const MOST_ROOT_PATHS = 10;

/**
 * Checks the list and reads the settings of each extension; those without their settings are left out. Throws ConfigError, one
 * sentence a line.
 */
export function readyExtensions(
  list: readonly AnyExtension[],
  environment: Config['environment'],
): readonly ReadyExtension[] {
  if (list.length > MOST_EXTENSIONS) throw new ConfigError(`A shop has at most ${MOST_EXTENSIONS} extensions.`);
  const faults = list.flatMap((extension, at) => faultsOf(extension, list.slice(0, at)));
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const ready: ReadyExtension[] = [];
  const problems: string[] = [];
  for (const extension of list) {
    const { given, faults: unread } = givenTo(extension, environment);
    problems.push(...unread);
    const read = readSettings(extension, given);
    if (read.state === 'on') ready.push({ extension, settings: Object.freeze(read.values) });
    if (read.state === 'wrong') problems.push(...read.problems.map(({ name, message }) => `${name} ${message}.`));
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return ready;
}

function faultsOf(extension: AnyExtension, before: readonly AnyExtension[]): string[] {
  const { name, api, texts, settings, payment, carrier } = extension;
  if (!NAME.test(name) || TAKEN.has(name)) return [`An extension is called "${name}": use a-z, 0-9 and hyphens.`];
  if (api !== API_VERSION) {
    return [`The extension ${name} was written for version ${api} of the ports; this shop has version ${API_VERSION}.`];
  }
  if (before.some((one) => one.name === name)) return [`Two extensions are called ${name}.`];
  const needed = payment ? ['name', 'description'] : carrier ? ['name'] : [];
  const missing = [...new Set([...needed, ...Object.keys(texts.ar), ...Object.keys(texts.en)])].filter(
    (key) => !texts.ar[key] || !texts.en[key],
  );
  return [
    ...missing.map((key) => `The extension ${name} does not say its text "${key}" in both languages.`),
    ...tooLong({ name, texts, settings }),
    ...logoFaults(extension),
    ...scopeFaults(extension),
    ...hearingFaults(extension),
    ...rootPathFaults(extension, before),
  ];
}

function logoFaults({ name, logo }: AnyExtension): string[] {
  if (logo === undefined) return [];
  const isOne = typeof logo === 'string' && /^\s*<svg[\s>]/.test(logo) && Buffer.byteLength(logo) <= MOST_LOGO_BYTES;
  return isOne ? [] : [`The logo of the extension ${name} must be an SVG of at most ${MOST_LOGO_BYTES} bytes.`];
}

function rootPathFaults({ name, rootPaths = [] }: AnyExtension, before: readonly AnyExtension[]): string[] {
  if (rootPaths.length > MOST_ROOT_PATHS)
    return [`The extension ${name} names more than ${MOST_ROOT_PATHS} addresses.`];
  const taken = new Set(before.flatMap((one) => one.rootPaths ?? []));
  return rootPaths.flatMap((path, at) => {
    const isFree = !taken.has(path) && !rootPaths.slice(0, at).includes(path);
    return ROOT_PATH.test(path) && isFree
      ? []
      : [`The extension ${name} names the address "${path}", which is none or has been taken.`];
  });
}

function scopeFaults({ name, scopes = [] }: AnyExtension): string[] {
  if (new Set(scopes).size < scopes.length) return [`The extension ${name} names a scope twice.`];
  return scopes
    .filter((scope) => !tokenScopes.includes(scope))
    .map((scope) => `The extension ${name} asks for the scope "${scope}"; there are ${tokenScopes.join(', ')}.`);
}

function hearingFaults({ name, hears = [] }: AnyExtension): string[] {
  if (hears.length > MOST_HEARINGS) return [`The extension ${name} hears more than ${MOST_HEARINGS} times.`];
  return hears.flatMap((hearing, at) => {
    const { name: own, event, limitMs = 1, handle } = hearing;
    const fault =
      (!NAME.test(own) && 'has a name that is none: use a-z, 0-9 and hyphens') ||
      (hears.slice(0, at).some((one) => one.name === own) && 'has a name that another one has') ||
      (!publicEventNames.includes(event) && `hears ${event}, which is no event for outsiders`) ||
      (!(limitMs >= 1 && limitMs <= MOST_HEARING_MS) && `may take at most ${MOST_HEARING_MS} ms`) ||
      (typeof handle !== 'function' && 'has no function that handles the event');
    return fault ? [`The subscriber "${own}" of the extension ${name} ${fault}.`] : [];
  });
}

function tooLong({ name, texts, settings }: Pick<AnyExtension, 'name' | 'texts' | 'settings'>): string[] {
  const declared = Object.values(settings);
  const isLongText = Object.entries(LONGEST).some(([key, most]) =>
    [texts.ar, texts.en].some((said) => (said[key]?.length ?? 0) > most),
  );
  const labels = declared.flatMap(({ label, name: own }) => [own, label?.ar ?? '', label?.en ?? '']);
  return [
    ...(isLongText ? [`The name of the extension ${name} has at most 120 characters, its description 300.`] : []),
    ...(declared.length > MOST_SETTINGS ? [`The extension ${name} has more than ${MOST_SETTINGS} settings.`] : []),
    ...(labels.some((one) => one.length > 60)
      ? [`A setting of ${name} has a name or label of over 60 characters.`]
      : []),
  ];
}

/** The given texts of an extension's settings; `NAME_FILE` names a file that holds the value of `NAME`. */
export function givenTo({ settings }: AnyExtension, environment: Config['environment']) {
  const given: Record<string, string | undefined> = {};
  const faults: string[] = [];
  for (const { name } of Object.values(settings)) {
    given[name] = environment[name];
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) faults.push(`${name} and ${name}_FILE are both set: set one of them.`);
    try {
      given[name] = readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE must name a file that can be read.`);
    }
  }
  return { given, faults };
}
