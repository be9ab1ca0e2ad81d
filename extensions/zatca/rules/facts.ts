import { attributeOf, find, textAt, type XmlElement } from '../xml/nodes.ts';
import { parseDecimal } from './decimal.ts';

/** A category of VAT as it stands at a line, an adjustment or a subtotal. */
export interface RateFacts {
  readonly category: string;
  readonly percent: bigint | null;
  readonly percentText: string | null;
  readonly scheme: string;
  readonly reasonCode: string | null;
  readonly reason: string | null;
}

export interface AdjustmentFacts {
  readonly isCharge: boolean;
  readonly code: string | null;
  readonly reason: string | null;
  readonly amount: bigint | null;
  readonly rate: RateFacts | null;
}

export interface LineFacts {
  readonly id: string;
  readonly name: string;
  readonly quantity: bigint | null;
  readonly net: bigint | null;
  readonly vat: bigint | null;
  readonly withVat: bigint | null;
  readonly price: bigint | null;
  readonly baseQuantity: bigint | null;
  readonly adjustments: readonly AdjustmentFacts[];
  readonly rate: RateFacts | null;
  /** The document of an advance that the line refers to. */
  readonly advance: XmlElement | null;
  readonly advanceNet: bigint | null;
  readonly advanceVat: bigint | null;
  readonly advanceRate: RateFacts | null;
}

/** A document as the rules read it; numbers are decimals times 10^12. */
export interface Facts {
  readonly invoice: XmlElement;
  readonly type: string;
  readonly code: string;
  readonly isStandard: boolean;
  readonly isNote: boolean;
  readonly seller: XmlElement | null;
  readonly buyer: XmlElement | null;
  readonly lines: readonly LineFacts[];
  readonly adjustments: readonly AdjustmentFacts[];
  readonly subtotals: readonly { readonly net: bigint | null; readonly vat: bigint | null; readonly rate: RateFacts }[];
  /** `total('PayableAmount')`: of the legal monetary total. */
  readonly total: (name: string) => bigint | null;
}

export function readFacts(invoice: XmlElement): Facts {
  const type = textAt(invoice, 'InvoiceTypeCode') ?? '';
  const code = attributeOf(find(invoice, 'InvoiceTypeCode')[0], 'name') ?? '';
  return {
    ...{ invoice, type, code },
    isStandard: code.startsWith('01'),
    isNote: type === '381' || type === '383',
    seller: find(invoice, 'AccountingSupplierParty', 'Party')[0] ?? null,
    buyer: find(invoice, 'AccountingCustomerParty', 'Party')[0] ?? null,
    lines: find(invoice, 'InvoiceLine').map(readLine),
    adjustments: find(invoice, 'AllowanceCharge').map(readAdjustment),
    subtotals: find(invoice, 'TaxTotal', 'TaxSubtotal').map((subtotal) => ({
      net: number(subtotal, 'TaxableAmount'),
      vat: number(subtotal, 'TaxAmount'),
      rate: readRate(find(subtotal, 'TaxCategory')[0] ?? subtotal),
    })),
    total: (name) => number(invoice, 'LegalMonetaryTotal', name),
  };
}

const number = (element: XmlElement, ...path: readonly string[]) => parseDecimal(textAt(element, ...path));

function readLine(line: XmlElement): LineFacts {
  const category = find(line, 'Item', 'ClassifiedTaxCategory')[0];
  const advanceCategory = find(line, 'TaxTotal', 'TaxSubtotal', 'TaxCategory')[0];
  return {
    id: textAt(line, 'ID') ?? '',
    name: textAt(line, 'Item', 'Name') ?? '',
    quantity: number(line, 'InvoicedQuantity'),
    net: number(line, 'LineExtensionAmount'),
    vat: number(line, 'TaxTotal', 'TaxAmount'),
    withVat: number(line, 'TaxTotal', 'RoundingAmount'),
    price: number(line, 'Price', 'PriceAmount'),
    baseQuantity: number(line, 'Price', 'BaseQuantity'),
    adjustments: find(line, 'AllowanceCharge').map(readAdjustment),
    rate: category ? readRate(category) : null,
    advance: find(line, 'DocumentReference')[0] ?? null,
    advanceNet: number(line, 'TaxTotal', 'TaxSubtotal', 'TaxableAmount'),
    advanceVat: number(line, 'TaxTotal', 'TaxSubtotal', 'TaxAmount'),
    advanceRate: advanceCategory ? readRate(advanceCategory) : null,
  };
}

function readAdjustment(adjustment: XmlElement): AdjustmentFacts {
  const category = find(adjustment, 'TaxCategory')[0];
  return {
    isCharge: textAt(adjustment, 'ChargeIndicator') === 'true',
    code: textAt(adjustment, 'AllowanceChargeReasonCode'),
    reason: textAt(adjustment, 'AllowanceChargeReason'),
    amount: number(adjustment, 'Amount'),
    rate: category ? readRate(category) : null,
  };
}

const readRate = (category: XmlElement): RateFacts => ({
  category: textAt(category, 'ID') ?? '',
  percent: number(category, 'Percent'),
  percentText: textAt(category, 'Percent'),
  scheme: textAt(category, 'TaxScheme', 'ID') ?? '',
  reasonCode: textAt(category, 'TaxExemptionReasonCode'),
  reason: textAt(category, 'TaxExemptionReason'),
});
