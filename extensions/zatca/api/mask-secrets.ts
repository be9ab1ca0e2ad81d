import type { TaxMessage } from '@waha/extend';

/** Messages without secrets, for what an answer repeats of the question. */
export function maskSecrets(messages: readonly TaxMessage[], secrets: readonly string[]): TaxMessage[] {
  const known = secrets.filter((secret) => secret !== '');
  const mask = (text: string) => known.reduce<string>((masked, secret) => masked.replaceAll(secret, '…'), text);
  return messages.map(({ code, text, help }) => ({ code: mask(code), text: mask(text), help }));
}
