/** Writes DER (ITU-T X.690), as far as requests for certificates need it. */

export const element = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: readonly Uint8Array[]) => element(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]) => element(0x31, ...parts);
/** `[n]`, constructed. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]) => element(0xa0 | number, ...parts);
export const integer = (bytes: Uint8Array) => element(0x02, bytes);
export const octets = (bytes: Uint8Array) => element(0x04, bytes);
export const bits = (bytes: Uint8Array) => element(0x03, Buffer.from([0]), bytes);
export const utf8 = (text: string) => element(0x0c, Buffer.from(text));
export const printable = (text: string) => element(0x13, Buffer.from(text, 'latin1'));

export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return element(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** Seven bits a byte, the highest first; all but the last have their top bit set. */
function base128(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) | 0x80);
  return bytes;
}
