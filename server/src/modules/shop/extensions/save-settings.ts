import { EXTENSIONS_TAG, stateOfExtension, writeSealedSettings } from '../../../extensions/index.ts';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import type { ExtensionDeps, SetUpExtension } from './extension-resource.ts';

export interface SettingsChange {
  values: readonly { name: string; value: string | null }[];
  version: number;
}

/**
 * Saves settings that an owner typed, sealed. All needed ones are given then, or none. Refuses values that cannot be used, and
 * settings that the environment gives. Every process opens the extension anew after the commit.
 */
export async function saveSettings(
  tx: Tx,
  { config, extensions }: ExtensionDeps,
  { extension, state, typed: before }: SetUpExtension,
  { values, version }: SettingsChange,
  language: Language,
): Promise<void> {
  const typed: Record<string, string> = { ...before };
  for (const { name, value } of values) {
    const known = state.settings.find(({ setting }) => setting.name === name);
    if (!known || known.source === 'environment') refuse('extensions.setting_unknown');
    if (value === null || value === '') delete typed[name];
    else typed[name] = value;
  }
  const { problem } = stateOfExtension(extension, config.environment, typed);
  if (problem) {
    const setting = Object.values(extension.settings).find((one) => one.name === problem.name);
    const label = setting?.label?.[language] ?? problem.name;
    refuse(problem.isMissing ? 'extensions.setting_missing' : 'extensions.setting_wrong', { label });
  }
  const sealed = await extensions.seal.seal(JSON.stringify(typed), extension.name);
  if (!(await writeSealedSettings(tx, { extension: extension.name, sealed, version: version - 1 })))
    refuse('conflict.changed');
  await publishInvalidation(tx, [EXTENSIONS_TAG]);
}
