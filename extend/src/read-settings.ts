import type { AnyExtension } from './define-extension.ts';
import { SettingError } from './settings.ts';

export type SettingsRead =
  | { state: 'on'; values: Readonly<Record<string, unknown>> }
  /** None of its needed settings is given. */
  | { state: 'off' }
  | { state: 'wrong'; problems: readonly SettingProblem[] };

export interface SettingProblem {
  /** The setting's name in the environment. */
  name: string;
  /** The rest of the sentence. */
  message: string;
  /** Whether it is needed and was not given. */
  isMissing: boolean;
}

/** Reads an extension's settings from given texts by name: all needed ones, or none, in which case it is off. */
export function readSettings(
  { settings }: Pick<AnyExtension, 'settings'>,
  given: Readonly<Record<string, string | undefined>>,
): SettingsRead {
  const textOf = (name: string) => (given[name] === '' ? undefined : given[name]);
  const all = Object.entries(settings);
  const needed = all.filter(([, one]) => one.isNeeded).map(([, { name }]) => name);
  const there = needed.find((name) => textOf(name) !== undefined);
  if (needed.length > 0 && there === undefined) return { state: 'off' };
  const problems: SettingProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { name, isNeeded, fallback, parse }] of all) {
    const text = textOf(name);
    if (text === undefined) {
      if (isNeeded) problems.push({ name, message: `must be set too, as ${there} is`, isMissing: true });
      else values[key] = fallback;
      continue;
    }
    try {
      values[key] = parse(text);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push({ name, message: error.message, isMissing: false });
    }
  }
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'on', values };
}
