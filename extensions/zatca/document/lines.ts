import { group, text, textIf, type XmlTree } from '../xml/write-xml.ts';
import type { ComputedAdjustment, ComputedLine, ComputedPrepayment } from './computed.ts';
import { bilingual, vatScheme } from './parties.ts';
import { riyals, unitPrice } from './price.ts';
import { riyadhDate, riyadhTime } from './riyadh-time.ts';
import { divideRounded, type Vat } from './vat.ts';

export const amount = (name: string, halalas: number): XmlTree => text(name, riyals(halalas), { currencyID: 'SAR' });

/** A category with its rate; the reason stands in the document's totals alone. */
export const writeRate = (name: string, { category, percent }: Vat, ...reasons: readonly (XmlTree | null)[]): XmlTree =>
  group(name, text('cbc:ID', category), text('cbc:Percent', `${percent}.00`), reasons, vatScheme());

export const writeAdjustment = ({ isCharge, adjustment, net }: ComputedAdjustment): XmlTree =>
  group(
    'cac:AllowanceCharge',
    text('cbc:ChargeIndicator', String(isCharge)),
    text('cbc:AllowanceChargeReasonCode', adjustment.reasonCode),
    text('cbc:AllowanceChargeReason', bilingual(adjustment.reason)),
    amount('cbc:Amount', net),
    writeRate('cac:TaxCategory', adjustment.vat),
  );

/** A line with KSA-11 and KSA-12, its VAT and its amount with VAT, which sum as BR-KSA-51 wants. */
export function writeLine({ line, net, vat }: ComputedLine, id: number): XmlTree {
  const list = divideRounded(line.quantity * line.unitPrice * 100, 100 + line.vat.percent);
  // A discount of a halala may vanish in the net amounts; the line then has a price without one.
  const discount = line.discount > 0 ? Math.max(0, list - net) : 0;
  return group(
    'cac:InvoiceLine',
    text('cbc:ID', String(id)),
    text('cbc:InvoicedQuantity', `${line.quantity}.000000`, { unitCode: 'PCE' }),
    amount('cbc:LineExtensionAmount', net),
    discount > 0 ? writeDiscount(discount) : null,
    group('cac:TaxTotal', amount('cbc:TaxAmount', vat), amount('cbc:RoundingAmount', net + vat)),
    group(
      'cac:Item',
      text('cbc:Name', bilingual(line.name)),
      line.sku ? group('cac:SellersItemIdentification', textIf('cbc:ID', line.sku)) : null,
      writeRate('cac:ClassifiedTaxCategory', line.vat),
    ),
    group('cac:Price', text('cbc:PriceAmount', unitPrice(net + discount, line.quantity), { currencyID: 'SAR' })),
  );
}

const writeDiscount = (halalas: number): XmlTree =>
  group(
    'cac:AllowanceCharge',
    text('cbc:ChargeIndicator', 'false'),
    text('cbc:AllowanceChargeReasonCode', '95'),
    text('cbc:AllowanceChargeReason', 'خصم | Discount'),
    amount('cbc:Amount', halalas),
  );

/** An advance stands as a line of nothing that refers to its document (BR-KSA-73 to BR-KSA-82). */
export const writePrepayment = ({ prepayment, net, vat }: ComputedPrepayment, id: number): XmlTree =>
  group(
    'cac:InvoiceLine',
    text('cbc:ID', String(id)),
    // Written with decimals, because BR-22 refuses the text `0`.
    text('cbc:InvoicedQuantity', '0.000000', { unitCode: 'PCE' }),
    amount('cbc:LineExtensionAmount', 0),
    group(
      'cac:DocumentReference',
      text('cbc:ID', prepayment.number),
      textIf('cbc:UUID', prepayment.uuid),
      text('cbc:IssueDate', riyadhDate(prepayment.issuedAt)),
      text('cbc:IssueTime', riyadhTime(prepayment.issuedAt)),
      text('cbc:DocumentTypeCode', '386'),
    ),
    group(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', 0),
      amount('cbc:RoundingAmount', 0),
      group(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', net),
        amount('cbc:TaxAmount', vat),
        writeRate('cac:TaxCategory', prepayment.vat),
      ),
    ),
    group(
      'cac:Item',
      text('cbc:Name', bilingual(prepayment.name)),
      writeRate('cac:ClassifiedTaxCategory', prepayment.vat),
    ),
    group('cac:Price', amount('cbc:PriceAmount', 0)),
  );
