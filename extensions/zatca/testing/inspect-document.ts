import { riyadhDate } from '../document/riyadh-time.ts';
import { findBrokenRules } from '../rules/find-broken-rules.ts';
import { hashInvoice } from '../stamp/hash-invoice.ts';
import { isSimplified } from '../stamp/qr-facts.ts';
import { findStampFaults } from '../stamp/verify-stamp.ts';
import { find, textAt, type XmlElement } from '../xml/nodes.ts';
import { parseXml } from '../xml/parse-xml.ts';

/** A finding in the authority's words: `type` is `ERROR` or `WARNING`. */
export interface Finding {
  readonly type: 'ERROR' | 'WARNING';
  readonly code: string;
  readonly message: string;
}

export interface InspectedDocument {
  readonly xml: string;
  readonly hash: string;
  readonly uuid: string;
  readonly number: string;
  /** 388, 381 or 383. */
  readonly type: string;
  readonly isStandard: boolean;
  readonly counter: number;
  readonly previousHash: string;
  readonly issuedAt: Date;
  readonly vatNumber: string;
  /** Base64 of the certificate in the stamp. */
  readonly certificate: string;
}

export const error = (code: string, message: string): Finding => ({ type: 'ERROR', code, message });
export const warning = (code: string, message: string): Finding => ({ type: 'WARNING', code, message });

const DAY_MS = 24 * 60 * 60 * 1000;
const CERTIFICATE =
  'UBLExtensions UBLExtension ExtensionContent UBLDocumentSignatures SignatureInformation Signature KeyInfo X509Data X509Certificate';

/** Reads a document; null for a text that is none. */
export function inspectDocument(xml: string): InspectedDocument | null {
  let invoice: XmlElement;
  try {
    invoice = parseXml(xml);
  } catch {
    return null;
  }
  const reference = (id: string) =>
    find(invoice, 'AdditionalDocumentReference').find((one) => textAt(one, 'ID') === id) ?? invoice;
  const at = (...path: string[]) => textAt(invoice, ...path) ?? '';
  return {
    xml,
    hash: hashInvoice(invoice).toString('base64'),
    ...{ uuid: at('UUID'), number: at('ID'), type: at('InvoiceTypeCode') },
    isStandard: !isSimplified(invoice),
    counter: Number(textAt(reference('ICV'), 'UUID')),
    previousHash: textAt(reference('PIH'), 'Attachment', 'EmbeddedDocumentBinaryObject') ?? '',
    issuedAt: new Date(`${at('IssueDate')}T${at('IssueTime').replace('Z', '')}+03:00`),
    vatNumber: at('AccountingSupplierParty', 'Party', 'PartyTaxScheme', 'CompanyID'),
    certificate: at(...CERTIFICATE.split(' ')),
  };
}

/** Findings in a document by itself: in its hash, its stamp, its rules and its time. */
export function findingsOf(document: InspectedDocument, asked: { hash: string; uuid: string }, now: number): Finding[] {
  const rules = findBrokenRules(document.xml).map(({ rule, level, says }) =>
    (level === 'error' ? error : warning)(rule, `[${rule}] - ${says}`),
  );
  return [
    ...when(document.hash !== asked.hash, error('invalid-invoice-hash', 'The invoice hash API body does not match')),
    ...when(document.uuid !== asked.uuid, error('invalid-uuid', 'The UUID of the body is not that of the document')),
    ...findStampFaults(document.xml).map((fault) => error(codeOfFault(fault), `The stamp does not hold: ${fault}`)),
    ...rules,
    ...when(
      riyadhDate(document.issuedAt) > riyadhDate(new Date(now)),
      error('BR-KSA-04', '[BR-KSA-04] - the document is of a day that has not come'),
    ),
    ...when(
      !document.isStandard && now - document.issuedAt.getTime() > DAY_MS,
      warning('BR-KSA-98', '[BR-KSA-98] - the simplified document should be submitted within 24 hours'),
    ),
  ];
}

const when = (isFound: boolean, finding: Finding): Finding[] => (isFound ? [finding] : []);

function codeOfFault(fault: string): string {
  if (fault === 'no-qr' || fault.startsWith('qr-')) return 'QRCODE_INVALID';
  if (fault === 'properties-digest') return 'signed-properties-hashing';
  return fault === 'certificate-digest' ? 'certificate-hashing' : 'invalid-signature';
}
