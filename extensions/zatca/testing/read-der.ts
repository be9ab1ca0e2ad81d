/** An element of DER: its tag, its content, and itself with both. */
export interface DerElement {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** The elements that stand one after another. Throws for bytes that are none. */
export function readElements(der: Buffer): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < der.length; ) {
    const first = der.readUInt8(at + 1);
    const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
    if (lengthBytes > 3) throw new RangeError('an element that is too long');
    const length = lengthBytes === 0 ? first : der.readUIntBE(at + 2, lengthBytes);
    const start = at + 2 + lengthBytes;
    if (start + length > der.length) throw new RangeError('an element that does not end');
    const [content, whole] = [der.subarray(start, start + length), der.subarray(at, start + length)];
    elements.push({ tag: der.readUInt8(at), content, whole });
    at = start + length;
  }
  return elements;
}

/** The dotted form of an object identifier. */
export function dotted(content: Buffer): string {
  const [first = 0, ...rest] = content;
  const parts = [Math.min(Math.floor(first / 40), 2), 0];
  parts[1] = first - (parts[0] ?? 0) * 40;
  let value = 0;
  for (const byte of rest) {
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      parts.push(value);
      value = 0;
    }
  }
  return parts.join('.');
}
