import { type KeyObject, sign } from 'node:crypto';
import { elementsOf, find } from '../xml/nodes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { Certificate } from './certificate.ts';
import { hashInvoice } from './hash-invoice.ts';
import { encodeQr } from './qr.ts';
import { isSimplified, qrFactsOf } from './qr-facts.ts';
import { writeExtensions, writeReferences } from './signature-template.ts';
import { digestOfProperties, writeSignedProperties } from './signed-properties.ts';
import { findStampFaults } from './verify-stamp.ts';

/** A key of secp256k1 and the authority's certificate of it. */
export interface StampIdentity {
  readonly privateKey: KeyObject;
  readonly certificate: Certificate;
}

export interface StampedInvoice {
  /** The document as it is reported, kept and handed over; its bytes must never change. */
  readonly xml: string;
  /** Base64. The next document of the chain names it. */
  readonly hash: string;
  readonly qr: string;
}

/**
 * Stamps a document that has neither stamp nor QR code. Its own bytes stay as they are: parts are put between them, so
 * that the hash of the stamped document is the hash of the document before. Verifies what it made, and throws where
 * something is wrong: a bad link would break the chain of all later documents.
 */
export function stampInvoice(xml: string, { privateKey, certificate }: StampIdentity, signedAt: Date): StampedInvoice {
  if (/[\r\ufeff]/.test(xml))
    throw new Error('a document to be stamped has line feeds alone, and no mark of byte order');
  const invoice = parseXml(xml);
  const first = elementsOf(invoice)[0];
  const supplier = find(invoice, 'AccountingSupplierParty')[0];
  if (!first || !supplier) throw new Error('the document has no seller');
  if (first.localName === 'UBLExtensions') throw new Error('the document is stamped already');
  const hashBytes = hashInvoice(invoice);
  const hash = hashBytes.toString('base64');
  // The authority signs and checks the hash itself, where XML signatures sign SignedInfo.
  const signature = sign('sha256', hashBytes, privateKey).toString('base64');
  const properties = writeSignedProperties(certificate, signedAt);
  const extensions = writeExtensions({
    ...{ hash, signature, properties },
    propertiesDigest: digestOfProperties(properties),
    certificate: certificate.text,
  });
  const qr = encodeQr({
    ...qrFactsOf(invoice),
    ...{ hash, signature, publicKey: certificate.publicKeyDer },
    certificateSignature: isSimplified(invoice) ? certificate.signature : null,
  });
  const parts = [xml.slice(0, first.start), extensions, xml.slice(first.start, supplier.start), writeReferences(qr)];
  const stamped = `${parts.join('')}${xml.slice(supplier.start)}`;
  const faults = findStampFaults(stamped);
  if (faults.length > 0) throw new Error(`the stamp does not hold: ${faults.join(', ')}`);
  return { xml: stamped, hash, qr };
}
