import { verify } from 'node:crypto';
import { find, textAt, type XmlElement } from '../xml/nodes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { hashInvoice } from './hash-invoice.ts';
import { decodeQr } from './qr.ts';
import { isSimplified, qrFactsOf } from './qr-facts.ts';
import { digestOfProperties } from './signed-properties.ts';

/** Parts of a stamp that do not hold. */
export type StampFault =
  | 'no-stamp'
  | 'certificate'
  | 'hash'
  | 'signature'
  | 'certificate-digest'
  | 'certificate-issuer'
  | 'certificate-serial'
  | 'properties-digest'
  | 'no-qr'
  | `qr-${number}`;

const SIGNATURE = ['UBLExtensions', 'UBLExtension', 'ExtensionContent', 'UBLDocumentSignatures'] as const;

/** Whether a stamped document is what its stamp and QR code say; the authority's signature of the certificate is not asked. */
export function findStampFaults(xml: string): StampFault[] {
  const invoice = parseXml(xml);
  const signature = find(invoice, ...SIGNATURE, 'SignatureInformation', 'Signature')[0];
  if (!signature) return ['no-stamp'];
  const certificate = certificateOf(signature);
  if (!certificate) return ['certificate'];
  const hash = hashInvoice(invoice);
  const value = textAt(signature, 'SignatureValue') ?? '';
  return [
    ...faultsOfSignature(signature, certificate, hash, value),
    ...faultsOfProperties(xml, signature, certificate),
    ...faultsOfQr(invoice, certificate, hash, value),
  ];
}

function certificateOf(signature: XmlElement): Certificate | null {
  try {
    return readCertificate(textAt(signature, 'KeyInfo', 'X509Data', 'X509Certificate') ?? '');
  } catch {
    return null;
  }
}

function faultsOfSignature(
  signature: XmlElement,
  { publicKey }: Certificate,
  hash: Buffer,
  value: string,
): StampFault[] {
  const [document] = find(signature, 'SignedInfo', 'Reference');
  const holds = verify('sha256', hash, publicKey, Buffer.from(value, 'base64'));
  return [
    ...when(document && textAt(document, 'DigestValue') === hash.toString('base64'), 'hash'),
    ...when(holds, 'signature'),
  ];
}

function faultsOfProperties(xml: string, signature: XmlElement, certificate: Certificate): StampFault[] {
  const properties = find(signature, 'Object', 'QualifyingProperties', 'SignedProperties')[0];
  const [, reference] = find(signature, 'SignedInfo', 'Reference');
  const signed = properties && find(properties, 'SignedSignatureProperties', 'SigningCertificate', 'Cert')[0];
  if (!properties || !reference || !signed) return ['properties-digest'];
  // Positions are those of the text as it was parsed: without carriage returns.
  const text = xml
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .slice(properties.start, properties.end);
  return [
    ...when(textAt(signed, 'CertDigest', 'DigestValue') === certificate.digest, 'certificate-digest'),
    ...when(textAt(signed, 'IssuerSerial', 'X509IssuerName') === certificate.issuer, 'certificate-issuer'),
    ...when(textAt(signed, 'IssuerSerial', 'X509SerialNumber') === certificate.serialNumber, 'certificate-serial'),
    ...when(textAt(reference, 'DigestValue') === digestOfProperties(text), 'properties-digest'),
  ];
}

function faultsOfQr(invoice: XmlElement, certificate: Certificate, hash: Buffer, signature: string): StampFault[] {
  const reference = find(invoice, 'AdditionalDocumentReference').find((one) => textAt(one, 'ID') === 'QR');
  const fields = reference && decodeQr(textAt(reference, 'Attachment', 'EmbeddedDocumentBinaryObject') ?? '');
  if (!fields) return ['no-qr'];
  const { sellerName, vatNumber, issuedAt, total, vatTotal } = qrFactsOf(invoice);
  const texts = [sellerName, vatNumber, issuedAt, total, vatTotal, hash.toString('base64'), signature];
  const expected = [...texts.map((text) => Buffer.from(text)), certificate.publicKeyDer];
  if (isSimplified(invoice)) expected.push(certificate.signature);
  const tags = new Set([...fields.keys(), ...expected.map((_, at) => at + 1)]);
  return [...tags].flatMap((tag) => {
    const value = expected[tag - 1];
    return when(value && fields.get(tag)?.equals(value), `qr-${tag}`);
  });
}

const when = (holds: boolean | undefined, fault: StampFault): StampFault[] => (holds ? [] : [fault]);
