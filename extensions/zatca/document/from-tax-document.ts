import type { Bilingual, TaxAdjustment, TaxDocument, TaxIdentity, TaxPlace } from '@waha/extend';
import { sellerName } from '../identity/seller-name.ts';
import type { DraftAdjustment, DraftLine, InvoiceDraft } from './draft.ts';
import { DraftError } from './draft-error.ts';
import { type Rates, ratesOf } from './rates-of.ts';
import { riyadhDate } from './riyadh-time.ts';
import { uuidOf } from './uuid-of.ts';

const KINDS = { invoice: 'invoice', credit_note: 'credit-note', debit_note: 'debit-note' } as const;
/** UNTDID 4461. */
const MEANS = { cash: '10', card: '48', bank: '42', other: '1' } as const;
/** UNTDID 7161 for charges, 5189 for the allowance. */
const REASONS = { delivery: 'DL', cash_fee: 'ADR', gift_wrap: 'PC', service: 'ADR', allowance: '95' } as const;
/** BR-25 and others allow 1,000 characters, for both languages with what stands between them. */
const MAX_NAME = 490;

/**
 * The draft of a document of the shop. Its amounts, VAT too, are the shop's: paper and XML show the same. A company gets a
 * standard document, a consumer a simplified one. Throws `DraftError` where amounts do not sum to those of the document.
 */
export function draftOf(document: TaxDocument, place: TaxPlace, identity: TaxIdentity): InvoiceDraft {
  checkSums(document);
  const { buyer, corrects } = document;
  return {
    ...itemsOf(document),
    kind: KINDS[document.kind],
    form: buyer ? 'standard' : 'simplified',
    number: document.number,
    uuid: uuidOf(document.id),
    counter: place.counter,
    previousHash: place.previousHash,
    issuedAt: document.issuedAt,
    suppliedOn: riyadhDate(document.suppliedAt),
    seller: { ...identity, name: sellerName(identity.name) },
    buyer: buyer && { ...buyer, name: clipped(buyer.name) },
    paymentMeans: MEANS[document.paidBy],
    ...(corrects && { corrects: { numbers: [corrects.number], reason: clipped(corrects.reason) } }),
  };
}

function checkSums({ lines, adjustments, total, vat }: TaxDocument): void {
  const sign = ({ kind }: TaxAdjustment) => (kind === 'allowance' ? -1 : 1);
  for (const key of ['total', 'vat'] as const) {
    const asked = { total, vat }[key];
    const sum =
      lines.reduce((all, line) => all + line[key], 0) +
      adjustments.reduce((all, adjustment) => all + sign(adjustment) * adjustment[key], 0);
    if (sum !== asked) throw new DraftError(`${key} is ${asked} halalas, and its parts sum to ${sum}`);
  }
  for (const line of lines) {
    if (line.quantity * line.unitPrice - line.discount !== line.total) {
      throw new DraftError(`a line of ${line.total} halalas is not its pieces less its discount`);
    }
  }
}

/** Charges of nothing are left out. A document must have lines (BR-16): without goods its charges are its lines. */
function itemsOf({ lines, adjustments }: TaxDocument): Pick<InvoiceDraft, 'lines' | 'charges' | 'allowances'> {
  const drafted = adjustments.filter(({ total, vat }) => total !== 0 || vat !== 0);
  const rates = ratesOf([...lines, ...drafted]);
  const charges = drafted.filter(({ kind }) => kind !== 'allowance');
  const allowances = drafted.filter(({ kind }) => kind === 'allowance').map((one) => adjustmentOf(one, rates));
  if (lines.length === 0) return { lines: charges.map((one) => lineOfCharge(one, rates)), allowances };
  return {
    lines: lines.map(({ name, sku, quantity, unitPrice, discount, vat, tax }) => ({
      ...{ name: clipped(name), quantity, unitPrice, discount, vat: rates(tax), vatAmount: vat },
      ...(sku && { sku: sku.slice(0, MAX_SKU) }),
    })),
    charges: charges.map((one) => adjustmentOf(one, rates)),
    allowances,
  };
}

/** BR-KSA-F-06-C20 and the like. */
const MAX_SKU = 127;

const adjustmentOf = ({ kind, name, total, vat, tax }: TaxAdjustment, rates: Rates): DraftAdjustment => ({
  ...{ reasonCode: REASONS[kind], reason: clipped(name), amount: total },
  ...{ vat: rates(tax), vatAmount: vat },
});

const lineOfCharge = ({ name, total, vat, tax }: TaxAdjustment, rates: Rates): DraftLine => ({
  ...{ name: clipped(name), quantity: 1, unitPrice: total, discount: 0 },
  ...{ vat: rates(tax), vatAmount: vat },
});

/** Whole characters: half of a pair would be none. */
const clipped = ({ ar, en }: Bilingual): Bilingual => {
  const clip = (text: string) => (text.length > MAX_NAME ? [...text].slice(0, MAX_NAME).join('') : text);
  return { ar: clip(ar), en: clip(en) };
};
