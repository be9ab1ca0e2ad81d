import { checkGivenVat } from './check-given-vat.ts';
import { grossOf, itemsOf } from './computed.ts';
import type { InvoiceDraft } from './draft.ts';
import { DraftError } from './draft-error.ts';

/** The Schematron's identifiers of lines have at most six characters (BR-KSA-F-06-C17). */
const MAX_LINES = 999_999;
/** Two more digits than any invoice of the shop, and far within exact numbers. */
const MAX_TOTAL = 1_000_000_000_000;

/** Refuses amounts that the computation is not made for, and what a kind of document must not lack. */
export function checkDraft(draft: InvoiceDraft): void {
  const { lines, charges = [], allowances = [], prepayments = [], corrects } = draft;
  const adjustments = [...charges, ...allowances, ...prepayments];
  if (lines.length === 0) throw new DraftError('a document has a line');
  if (lines.length + prepayments.length > MAX_LINES) throw new DraftError('a document has too many lines');
  for (const line of lines) checkLine(line);
  for (const { amount } of adjustments) {
    if (!isAmount(amount) || amount === 0)
      throw new DraftError(`${amount} is no amount of a charge, allowance or advance`);
  }
  const isNote = draft.kind !== 'invoice';
  if (isNote !== (corrects !== undefined && corrects.numbers.length > 0)) {
    throw new DraftError('notes, and notes alone, correct invoices');
  }
  if (draft.form === 'standard' && !draft.buyer) throw new DraftError('a standard document has a buyer');
  checkReasons(draft);
  checkTotals(draft);
}

const isAmount = (halalas: number) => Number.isSafeInteger(halalas) && halalas >= 0 && halalas <= MAX_TOTAL;

function checkLine(line: InvoiceDraft['lines'][number]): void {
  const { quantity, unitPrice, discount } = line;
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > 9_999_999) {
    throw new DraftError(`${quantity} is no number of pieces`);
  }
  if (![unitPrice, discount, quantity * unitPrice, grossOf(line)].every(isAmount)) {
    throw new DraftError('an amount of a line is negative, too large or no whole number of halalas');
  }
}

/** BR-Z-08, BR-E-08 and BR-O-08 compare one sum with all lines of a category: a second reason would break them. */
function checkReasons({ lines, charges = [], allowances = [] }: InvoiceDraft): void {
  const reasons = new Map<string, string>();
  for (const { vat } of [...lines, ...charges, ...allowances]) {
    if (vat.category === 'S') continue;
    const known = reasons.get(vat.category) ?? vat.reasonCode;
    if (known !== vat.reasonCode) throw new DraftError(`two reasons for category ${vat.category}: make two documents`);
    reasons.set(vat.category, known);
  }
}

function checkTotals(draft: InvoiceDraft): void {
  const { prepayments = [] } = draft;
  const items = itemsOf(draft);
  for (const [rate, own] of Map.groupBy(items, ({ rate: { category, percent } }) => `${category}${percent}`)) {
    if (own.reduce((sum, { gross }) => sum + gross, 0) < 0)
      throw new DraftError(`allowances exceed what ${rate} costs`);
  }
  checkGivenVat(items, draft.lines.length);
  const total = items.reduce((sum, { gross }) => sum + gross, 0);
  if (total > MAX_TOTAL) throw new DraftError('the total is too large');
  const prepaid = prepayments.reduce((sum, { amount }) => sum + amount, 0);
  if (prepaid > total) throw new DraftError('advances exceed the total');
  // A line of a category without a subtotal breaks BR-Z-01, BR-E-01 or BR-O-01.
  const categories = new Set(items.map(({ rate }) => rate.category));
  if (!prepayments.every(({ vat }) => categories.has(vat.category))) {
    throw new DraftError('an advance has no category of the document');
  }
}
