/** Fields of the QR code of a simplified tax invoice, in the sequence of their tags. */
export interface QrFacts {
  sellerName: string;
  vatNumber: string;
  issuedAt: Date;
  /** Halalas. */
  totalWithVat: number;
  vatTotal: number;
}

/** `115.00`: two decimals, always. */
function amount(halalas: number): string {
  return `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;
}

/** One field: a byte of tag, a byte of length in UTF-8 bytes, the value. */
function field(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  if (bytes.length > 255) throw new Error(`field ${tag} of the QR is longer than 255 bytes`);
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
}

/** Base64 of the five TLV fields of an invoice without stamp (Saudi e-invoicing, Security Features Implementation Standards §4.1, phase one). */
export function taxQr({ sellerName, vatNumber, issuedAt, totalWithVat, vatTotal }: QrFacts): string {
  const time = `${issuedAt.toISOString().slice(0, 19)}Z`;
  const values = [sellerName, vatNumber, time, amount(totalWithVat), amount(vatTotal)];
  return Buffer.concat(values.map((value, index) => field(index + 1, value))).toString('base64');
}
