import {
  type StampedDocument,
  type TaxDocument,
  TaxDocumentFault,
  type TaxIdentity,
  type TaxMessage,
  type TaxPlace,
} from '@waha/extend';
import { messageOf } from './api/known-messages.ts';
import { buildInvoice } from './document/build-invoice.ts';
import { DraftError } from './document/draft-error.ts';
import { draftOf } from './document/from-tax-document.ts';
import { findBrokenRules } from './rules/find-broken-rules.ts';
import { QrTooLong } from './stamp/qr.ts';
import { type StampIdentity, stampInvoice } from './stamp/stamp-invoice.ts';

/**
 * Makes the document that is reported, signed at its time of issue. Throws `TaxDocumentFault` for a document that the
 * authority would reject; rules that it only warns of are no fault.
 */
export function stampDocument(
  document: TaxDocument,
  place: TaxPlace,
  identity: TaxIdentity,
  signer: StampIdentity,
): StampedDocument {
  if (document.issuedAt > signer.certificate.validTo) throw new TaxDocumentFault([messageOf('certificate-expired')]);
  const xml = build(document, place, identity);
  const broken = findBrokenRules(xml).filter(({ level }) => level === 'error');
  if (broken.length > 0)
    throw new TaxDocumentFault(broken.map(({ rule, says }) => messageOf(rule, `must hold: ${says}`)));
  const stamped = refusing(() => stampInvoice(xml, signer, document.issuedAt));
  return { ...stamped, mode: document.buyer ? 'clear' : 'report' };
}

const build = (document: TaxDocument, place: TaxPlace, identity: TaxIdentity): string =>
  refusing(() => buildInvoice(draftOf(document, place, identity)).xml);

/** Faults of a document as the port tells them. */
function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const message = faultOf(error);
    throw message ? new TaxDocumentFault([message]) : error;
  }
}

function faultOf(error: unknown): TaxMessage | null {
  if (error instanceof DraftError) return messageOf('document-amounts', error.message);
  return error instanceof QrTooLong ? messageOf('qr-too-long', error.message) : null;
}
