import type { AnyExtension } from '@waha/extend';

/** Takes the secrets of an extension out of its sentences, which staff read and the shop stores. */
export function withoutSecretsOf(
  extension: AnyExtension,
  values: Readonly<Record<string, unknown>>,
): (text: string) => string {
  const secrets = Object.entries(extension.settings).flatMap(([key, { isSecret }]) => {
    const value = values[key];
    return isSecret && typeof value === 'string' && value !== '' ? [value] : [];
  });
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}
