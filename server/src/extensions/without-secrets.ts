import type { AnyExtension } from '@waha/extend';

/** Encoded forms of a shorter one would stand in ordinary words. */
const LEAST_ENCODED = 6;

/**
 * Takes the secrets of an extension out of its sentences, which staff read and the shop stores: as they are, and as a request
 * carries them.
 */
export function withoutSecretsOf(
  extension: AnyExtension,
  values: Readonly<Record<string, unknown>>,
): (text: string) => string {
  const secrets = Object.entries(extension.settings).flatMap(([key, { isSecret }]) => {
    const value = values[key];
    return isSecret && typeof value === 'string' && value !== '' ? formsOf(value) : [];
  });
  // The longest first: of a form within another one, the rest would stay.
  secrets.sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/** A secret, as an address carries it, and in base64 as a Basic header does: alone, before a colon and after a name. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  if (bytes.length < LEAST_ENCODED) return [secret];
  const inAddress = [
    encodeURIComponent(secret.toWellFormed()),
    new URLSearchParams([['', secret]]).toString().slice(1),
  ];
  const inBase64 = [bytes, Buffer.from(`${secret}:`)].map((whole) => whole.toString('base64').replace(/=+$/, ''));
  const base64 = [...inBase64, ...[0, 1, 2].map((shift) => withinBase64(bytes, shift))];
  const inUrls = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const escaped = base64.map(encodeURIComponent);
  const lowered = inAddress.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
  return [...new Set([secret, ...inAddress, ...lowered, ...base64, ...inUrls, ...escaped])];
}

/** The characters of base64 that bytes alone decide, wherever they stand after `shift` bytes of a group of three. */
function withinBase64(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}
