import type { AnyExtension, ExtensionContext } from '@waha/extend';
import { z } from 'zod';
import { ExtensionError } from './extension-error.ts';
import type { CallExtension } from './guard-calls.ts';

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
  const secrets = Object.entries(extension.settings).flatMap(([key, { isSecret }]) => {
    const value = context.settings[key];
    return isSecret && typeof value === 'string' ? [value] : [];
  });
  const clean = (text: string) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
  try {
    const guarded = { shape: sentence, timeoutMs: TRY_MS };
    return { isGood: true, text: clean(await call('try', guarded, () => extension.try?.(context, language))) };
  } catch (error) {
    if (!(error instanceof ExtensionError)) throw error;
    const said = error.failure === 'failed' && error.cause instanceof Error ? error.cause.message : null;
    return { isGood: false, text: said && clean(said).slice(0, 300) };
  }
}
