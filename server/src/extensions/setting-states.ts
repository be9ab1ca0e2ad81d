import { type AnyExtension, readSettings, type Setting, type SettingProblem } from '@waha/extend';
import type { Config } from '../config.ts';
import { givenTo } from './load-shop.ts';
import type { TypedSettings } from './stored-settings.ts';

export interface SettingState {
  setting: Setting;
  /** Where its value comes from. The environment wins over the form. */
  source: 'environment' | 'form' | 'none';
  value: string | undefined;
}

/** How an extension is set up. */
export interface ExtensionState {
  state: 'on' | 'off' | 'wrong';
  problem: SettingProblem | undefined;
  settings: readonly SettingState[];
}

/** The settings of an extension as given: those of the environment, and typed ones for the rest. */
export function mergedSettings(extension: AnyExtension, environment: Config['environment'], typed: TypedSettings) {
  const { given } = givenTo(extension, environment);
  const names = Object.values(extension.settings).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, given[name] ?? typed[name]]));
}

export function stateOfExtension(
  extension: AnyExtension,
  environment: Config['environment'],
  typed: TypedSettings,
): ExtensionState {
  const { given } = givenTo(extension, environment);
  const read = readSettings(extension, mergedSettings(extension, environment, typed));
  return {
    state: read.state,
    problem: read.state === 'wrong' ? read.problems[0] : undefined,
    settings: Object.values(extension.settings).map((setting) => {
      const { name } = setting;
      const source = given[name] !== undefined ? 'environment' : typed[name] !== undefined ? 'form' : 'none';
      return { setting, source, value: given[name] ?? typed[name] };
    }),
  };
}
