import type { AnyExtension, ExtensionContext } from '@waha/extend';
import { z } from 'zod';
import { ExtensionError } from './extension-error.ts';
import type { CallExtension } from './guard-calls.ts';
import { withoutSecretsOf } from './without-secrets.ts';

const TRY_MS = 10_000;
const sentence = z.string().min(1).max(300);

export interface Tried {
  isGood: boolean;
  /** The extension's own sentence; null where it gave none. */
  text: string | null;
}

/** Asks an extension whether its settings work. A failure is its sentence without any secret. */
export async function tryExtension(
  extension: AnyExtension,
  context: ExtensionContext,
  call: CallExtension,
  language: 'ar' | 'en',
): Promise<Tried> {
  const clean = withoutSecretsOf(extension, context.settings);
  try {
    const guarded = { shape: sentence, timeoutMs: TRY_MS };
    const text = await call('try', guarded, () => extension.try?.(context, language));
    return { isGood: true, text: clean(text) };
  } catch (error) {
    if (!(error instanceof ExtensionError)) throw error;
    return { isGood: false, text: error.said };
  }
}
