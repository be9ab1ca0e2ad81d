/** Fields of the QR code by their tags (Security Features Implementation Standards, chapter 4). */
export interface QrFields {
  readonly sellerName: string;
  readonly vatNumber: string;
  /** Date and time exactly as the document has them: `2026-11-26T09:00:00Z`. */
  readonly issuedAt: string;
  /** Amounts as texts of the document: the authority compares characters. */
  readonly total: string;
  readonly vatTotal: string;
  /** Base64. */
  readonly hash: string;
  readonly signature: string;
  /** DER SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  /** The authority's signature in the certificate; of simplified documents only, null for standard ones. */
  readonly certificateSignature: Uint8Array | null;
}

/** BR-CL-KSA-14: characters of base64. Hash, signature and keys take about 410 of them. */
const MAX_LENGTH = 700;
const MAX_FIELD_BYTES = 255;

/** A code that would be rejected; in practice the seller's name is too long for it. */
export class QrTooLong extends Error {
  override readonly name = 'QrTooLong';
}

/** Base64 of tag, length and value of each field; both are one byte. */
export function encodeQr(fields: QrFields): string {
  const { sellerName, vatNumber, issuedAt, total, vatTotal, hash, signature, publicKey, certificateSignature } = fields;
  const texts = [sellerName, vatNumber, issuedAt, total, vatTotal, hash, signature].map((text) => Buffer.from(text));
  const values = [...texts, publicKey, ...(certificateSignature ? [certificateSignature] : [])];
  const code = Buffer.concat(values.map((value, at) => encodeField(at + 1, value))).toString('base64');
  if (code.length > MAX_LENGTH) throw new QrTooLong(`the QR code has ${code.length} characters of ${MAX_LENGTH}`);
  return code;
}

function encodeField(tag: number, value: Uint8Array): Buffer {
  if (value.length > MAX_FIELD_BYTES) throw new QrTooLong(`field ${tag} of the QR code has ${value.length} bytes`);
  return Buffer.concat([Buffer.from([tag, value.length]), value]);
}

/** Values by tag; null for a text that is none. */
export function decodeQr(code: string): ReadonlyMap<number, Buffer> | null {
  const bytes = Buffer.from(code, 'base64');
  if (bytes.toString('base64') !== code) return null;
  const fields = new Map<number, Buffer>();
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0;
    const length = bytes[at + 1];
    if (length === undefined || at + 2 + length > bytes.length || fields.has(tag)) return null;
    fields.set(tag, bytes.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return fields;
}
