import { createHash, type KeyObject, X509Certificate } from 'node:crypto';

/** A certificate of the authority, with its parts as the stamp names them. */
export interface Certificate {
  /** Base64 of the DER in one line, as documents carry it. */
  readonly text: string;
  readonly publicKey: KeyObject;
  /** DER SubjectPublicKeyInfo. */
  readonly publicKeyDer: Buffer;
  /** `CN=…, DC=…`: the last part first. */
  readonly issuer: string;
  /** Decimal. */
  readonly serialNumber: string;
  /** DER of the issuer's signature. */
  readonly signature: Buffer;
  readonly digest: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** Parses base64 text of a certificate. Throws for anything else, and for keys of another curve than secp256k1. */
export function readCertificate(base64: string): Certificate {
  const text = base64.replace(/\s/g, '');
  const der = Buffer.from(text, 'base64');
  const x509 = new X509Certificate(der);
  const publicKey = x509.publicKey;
  if (publicKey.asymmetricKeyDetails?.namedCurve !== 'secp256k1') throw new Error('the key is not of secp256k1');
  return {
    ...{ text, publicKey },
    publicKeyDer: publicKey.export({ type: 'spki', format: 'der' }),
    issuer: x509.issuer.split('\n').reverse().join(', '),
    serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
    signature: signatureOf(der),
    digest: hexDigest(text),
    ...{ validFrom: x509.validFromDate, validTo: x509.validToDate },
  };
}

/**
 * The digest of stamps: base64 of the *hexadecimal* SHA-256 of a text. For a certificate the text is its base64, not its
 * bytes. Neither is what XAdES says; both are what the authority computes.
 */
export const hexDigest = (text: string): string =>
  Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64');

/** The last of the three parts of a certificate (RFC 5280 §4.1), which Node does not tell. */
function signatureOf(der: Buffer): Buffer {
  const certificate = readElement(der, 0);
  const body = readElement(der, certificate.start);
  const algorithm = readElement(der, body.end);
  const signature = readElement(der, algorithm.end);
  // The first byte of a BIT STRING counts unused bits, of which a signature has none.
  return der.subarray(signature.start + 1, signature.end);
}

/** The content of a DER element. The certificate has been parsed by OpenSSL before. */
function readElement(der: Buffer, at: number): { start: number; end: number } {
  const first = der.readUInt8(at + 1);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes === 0 ? first : der.readUIntBE(at + 2, lengthBytes);
  const start = at + 2 + lengthBytes;
  return { start, end: start + length };
}
