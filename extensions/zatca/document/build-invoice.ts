import { group, text, textIf, writeInvoice, type XmlTree } from '../xml/write-xml.ts';
import { checkDraft } from './check-draft.ts';
import { type Computed, computeAmounts } from './computed.ts';
import type { InvoiceDraft } from './draft.ts';
import { amount, writeAdjustment, writeLine, writePrepayment, writeRate } from './lines.ts';
import { bilingual, writeParty } from './parties.ts';
import { riyadhDate, riyadhTime } from './riyadh-time.ts';

export interface BuiltInvoice {
  /** UBL 2.1 without stamp and QR code. */
  readonly xml: string;
  readonly amounts: Computed;
}

const TYPE_CODES = { invoice: '388', 'credit-note': '381', 'debit-note': '383' } as const;

/** Makes the document of a draft. Throws `DraftError` for drafts that are none; `findBrokenRules` tells of the rest. */
export function buildInvoice(draft: InvoiceDraft): BuiltInvoice {
  checkDraft(draft);
  const amounts = computeAmounts(draft);
  const lines = amounts.lines.map((line, at) => writeLine(line, at + 1));
  const advances = amounts.prepayments.map((advance, at) => writePrepayment(advance, lines.length + at + 1));
  const xml = writeInvoice([
    ...writeHeader(draft),
    writeParty('Supplier', draft.seller),
    writeParty('Customer', draft.buyer),
    ...writeDelivery(draft),
    group(
      'cac:PaymentMeans',
      text('cbc:PaymentMeansCode', draft.paymentMeans),
      textIf('cbc:InstructionNote', draft.corrects && bilingual(draft.corrects.reason)),
    ),
    ...amounts.adjustments.map(writeAdjustment),
    ...writeTotals(amounts),
    ...lines,
    ...advances,
  ]);
  return { xml, amounts };
}

/** NNPNESB: form, third party, nominal, export, summary, self-billed, of which the last never happens in a shop. */
function transactionCode({ form, isThirdParty, isNominal, isExport, isSummary }: InvoiceDraft): string {
  const flags = [isThirdParty, isNominal, isExport, isSummary, false];
  return `${form === 'standard' ? '01' : '02'}${flags.map((flag) => (flag ? '1' : '0')).join('')}`;
}

const writeHeader = (draft: InvoiceDraft): XmlTree[] => [
  // The same for documents that are cleared.
  text('cbc:ProfileID', 'reporting:1.0'),
  text('cbc:ID', draft.number),
  text('cbc:UUID', draft.uuid),
  text('cbc:IssueDate', riyadhDate(draft.issuedAt)),
  text('cbc:IssueTime', riyadhTime(draft.issuedAt)),
  text('cbc:InvoiceTypeCode', TYPE_CODES[draft.kind], { name: transactionCode(draft) }),
  text('cbc:DocumentCurrencyCode', 'SAR'),
  text('cbc:TaxCurrencyCode', 'SAR'),
  ...(draft.corrects?.numbers ?? []).map((number) =>
    group('cac:BillingReference', group('cac:InvoiceDocumentReference', text('cbc:ID', number))),
  ),
  group('cac:AdditionalDocumentReference', text('cbc:ID', 'ICV'), text('cbc:UUID', String(draft.counter))),
  group(
    'cac:AdditionalDocumentReference',
    text('cbc:ID', 'PIH'),
    group('cac:Attachment', text('cbc:EmbeddedDocumentBinaryObject', draft.previousHash, { mimeCode: 'text/plain' })),
  ),
];

const writeDelivery = ({ suppliedOn, suppliedUntil }: InvoiceDraft): XmlTree[] =>
  suppliedOn
    ? [
        group(
          'cac:Delivery',
          text('cbc:ActualDeliveryDate', suppliedOn),
          textIf('cbc:LatestDeliveryDate', suppliedUntil),
        ),
      ]
    : [];

/** The total in the currency of accounting stands first: the QR code has it. */
function writeTotals(amounts: Computed): XmlTree[] {
  const { subtotals, net, vat, lineTotal, allowanceTotal, chargeTotal, prepaid, payable, adjustments } = amounts;
  return [
    group('cac:TaxTotal', amount('cbc:TaxAmount', vat)),
    group(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', vat),
      subtotals.map((subtotal) =>
        group(
          'cac:TaxSubtotal',
          amount('cbc:TaxableAmount', subtotal.net),
          amount('cbc:TaxAmount', subtotal.vat),
          writeRate('cac:TaxCategory', subtotal.rate, ...reasonsOf(subtotal.rate)),
        ),
      ),
    ),
    group(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', lineTotal),
      amount('cbc:TaxExclusiveAmount', net),
      amount('cbc:TaxInclusiveAmount', net + vat),
      adjustments.some(({ isCharge }) => !isCharge) ? amount('cbc:AllowanceTotalAmount', allowanceTotal) : null,
      adjustments.some(({ isCharge }) => isCharge) ? amount('cbc:ChargeTotalAmount', chargeTotal) : null,
      prepaid > 0 ? amount('cbc:PrepaidAmount', prepaid) : null,
      amount('cbc:PayableAmount', payable),
    ),
  ];
}

const reasonsOf = (rate: Computed['subtotals'][number]['rate']) =>
  rate.category === 'S'
    ? []
    : [text('cbc:TaxExemptionReasonCode', rate.reasonCode), text('cbc:TaxExemptionReason', rate.reason)];
