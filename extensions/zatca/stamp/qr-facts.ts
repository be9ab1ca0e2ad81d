import { attributeOf, find, textAt, type XmlElement } from '../xml/nodes.ts';

/**
 * Fields 1 to 5 of a document's QR code. The total is the *payable* amount and the VAT that of the first total, in riyals:
 * so it is in all of the authority's samples, also where an advance was deducted.
 */
export function qrFactsOf(invoice: XmlElement) {
  const party = find(invoice, 'AccountingSupplierParty', 'Party')[0];
  return {
    sellerName: (party && textAt(party, 'PartyLegalEntity', 'RegistrationName')) ?? '',
    vatNumber: (party && textAt(party, 'PartyTaxScheme', 'CompanyID')) ?? '',
    issuedAt: `${textAt(invoice, 'IssueDate')}T${textAt(invoice, 'IssueTime')}`,
    total: textAt(invoice, 'LegalMonetaryTotal', 'PayableAmount') ?? '',
    vatTotal: textAt(invoice, 'TaxTotal', 'TaxAmount') ?? '',
  };
}

/** Simplified documents are for consumers; their QR code has the authority's signature too. */
export const isSimplified = (invoice: XmlElement): boolean =>
  attributeOf(find(invoice, 'InvoiceTypeCode')[0], 'name')?.startsWith('02') ?? false;
