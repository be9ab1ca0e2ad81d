import { taxCategoryOf } from '@waha/contract';
import { encode } from 'uqr';
import { createPaper, type Paper, page } from '../../../platform/pdf/index.ts';
import type { StoredCompany } from '../../people/addresses/index.ts';
import { type InvoiceLine, isOfTaxpayer, taxOfLine } from './invoice-lines.ts';
import type { InvoiceRow } from './invoices.store.ts';
import { reasonsOf, taxesOf } from './taxes-of-lines.ts';

export interface PrintedInvoice {
  invoice: InvoiceRow;
  /** The stamped document, attached to the paper; undefined without e-invoicing. */
  xml: string | undefined;
  creditNotes: readonly InvoiceRow[];
  /** The discounts included in the lines. */
  discounts: readonly { label_ar: string; label_en: string; halalas: number }[];
  orderNumber: string;
  buyer: string;
  /** The shop's own, for titles and rules: six hex digits after `#`. */
  colour: string;
}

const { margin } = page;
const inner = page.width - 2 * margin;
const QR_EDGE = 118;
/** Lowest position of content: below it there is only the page number. */
const BOTTOM = page.height - margin - 20;
const soft = '#5b6270';

/** Columns of the lines, from the reading side; in points. */
const columns = [
  { ar: 'الصنف', en: 'Item', width: inner - 4 * 68 },
  { ar: 'الكمية', en: 'Quantity', width: 68 },
  { ar: 'سعر الوحدة', en: 'Unit price', width: 68 },
  { ar: 'منه الضريبة', en: 'VAT within', width: 68 },
  { ar: 'المبلغ', en: 'Amount', width: 68 },
] as const;

function amount(halalas: number): string {
  return (halalas / 100).toFixed(2);
}

/**
 * A tax invoice on A4, simplified for a consumer and standard for a company; Arabic beside English, as the regulation of electronic invoices requires: seller,
 * VAT number, number, time, lines, VAT and total, and the QR code. Same content as the invoice page.
 */
export async function invoicePdf(printed: PrintedInvoice): Promise<Buffer> {
  const { invoice } = printed;
  const { seller } = invoice;
  const paper = await createPaper({
    title: `${seller.name_ar} ${invoice.number}`,
    author: seller.name_ar,
    createdAt: invoice.issued_at,
  });
  if (printed.xml !== undefined) attach(paper, printed.xml, invoice);
  let y = writeHead(paper, printed);
  y = writeColumnNames(paper, y + 16);
  for (const line of invoice.lines) {
    if (y + lineHeight(paper, line) > BOTTOM) y = writeColumnNames(paper, nextPage(paper));
    y = writeLine(paper, line, y);
  }
  const sums = (sumsBeforeTotal(invoice).length + reasonsOf(invoice.lines).length) * 16;
  if (y + 118 + sums + printed.discounts.length * 16 > BOTTOM) y = nextPage(paper);
  y = writeDiscounts(paper, printed.discounts, y + 8);
  y = writeTotals(paper, printed, y + 6);
  const missing = paper.missingSigns();
  if (missing !== undefined) paper.write(missing, { x: margin, y: y + 6, width: inner, size: 7.5, color: soft });
  numberPages(paper, invoice.number);
  return paper.bytes();
}

function attach({ doc }: Paper, xml: string, { number, issued_at: at }: InvoiceRow): void {
  const known = { name: `${number}.xml`, type: 'application/xml', creationDate: at, modifiedDate: at };
  doc.file(Buffer.from(xml), { ...known, description: 'UBL 2.1' });
}

function nextPage(paper: Paper): number {
  paper.doc.addPage();
  return margin;
}

function writeHead(paper: Paper, { invoice, orderNumber, buyer, colour }: PrintedInvoice): number {
  const { seller } = invoice;
  if (invoice.qr !== '') paper.figure('Tax QR code', () => drawQr(paper, invoice.qr));
  const x = margin + QR_EDGE + 20;
  const width = inner - QR_EDGE - 20;
  let y: number = margin;
  const title = titleOf(invoice);
  y += paper.write(title.ar, { x, y, width, size: 20, weight: 'bold', color: colour });
  y += paper.write(title.en, { x, y, width, size: 10, color: soft, direction: 'ltr', align: 'end' });
  y += 8 + paper.write(seller.name_ar, { x, y: y + 8, width, size: 13, weight: 'bold' });
  y += paper.write(seller.name_en, { x, y, width, size: 9, color: soft, direction: 'ltr', align: 'end' });
  y += paper.write(seller.address_ar, { x, y, width, size: 9, color: soft });
  y = Math.max(y, margin + QR_EDGE) + 14;
  const facts = [
    { ar: 'رقم الفاتورة', en: 'Invoice number', value: invoice.number },
    { ar: 'تاريخ الإصدار', en: 'Issued', value: riyadhTime(invoice.issued_at) },
    { ar: 'رقم الطلب', en: 'Order', value: orderNumber },
    // The name of a company may need a line of its own, below.
    ...(invoice.buyer ? [] : [{ ar: 'العميل', en: 'Customer', value: buyer }]),
    ...(isOfTaxpayer(invoice.lines) ? [{ ar: 'الرقم الضريبي', en: 'VAT number', value: seller.vat_number }] : []),
    { ar: 'السجل التجاري', en: 'Commercial registration', value: seller.commercial_registration },
    ...(invoice.buyer ? numbersOf(invoice.buyer) : []),
  ];
  const factsEnd = y + Math.ceil(facts.length / 3) * 46 - 8;
  const third = inner / 3;
  facts.forEach((fact, index) => {
    const at = {
      x: page.width - margin - third * ((index % 3) + 1) + 8,
      y: y + Math.floor(index / 3) * 46,
      width: third - 8,
    };
    const label = paper.write(`${fact.ar} · ${fact.en}`, { ...at, size: 7.5, color: soft });
    paper.write(fact.value, { ...at, y: at.y + label, size: 10, weight: 'bold' });
  });
  return invoice.buyer ? writeCompany(paper, invoice.buyer, factsEnd) : factsEnd;
}

/** A seller who is not registered for VAT writes no tax invoice. */
function titleOf({ buyer, lines }: InvoiceRow) {
  if (!isOfTaxpayer(lines)) return { ar: 'فاتورة', en: 'Invoice' };
  return buyer
    ? { ar: 'فاتورة ضريبية', en: 'Tax invoice' }
    : { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' };
}

/** Numbers of a company that buys. */
function numbersOf({ vat_number: vat, registration }: StoredCompany) {
  return [
    ...(vat === null ? [] : [{ ar: 'الرقم الضريبي للعميل', en: 'Customer VAT number', value: vat }]),
    ...(registration === null
      ? []
      : [{ ar: 'سجل العميل', en: 'Registration', value: `${registration.scheme} ${registration.number}` }]),
  ];
}

/** Returns the position of the lower edge. */
function writeCompany(paper: Paper, { name, address }: StoredCompany, top: number): number {
  const { street, building, district, city, postal_code: postalCode } = address;
  const at = { x: margin, width: inner };
  let y = top;
  y += paper.write('العميل · Customer', { ...at, y, size: 7.5, color: soft });
  y += paper.write(name, { ...at, y, size: 11, weight: 'bold' });
  y += paper.write(`${building} ${street}، ${district}، ${city} ${postalCode}`, { ...at, y, size: 9 });
  return y + 8;
}

/** Time in Riyadh, which has no summer time. */
function riyadhTime(moment: Date): string {
  const local = new Date(moment.getTime() + 3 * 3_600_000).toISOString();
  return `\u2066${local.slice(0, 10)} ${local.slice(11, 16)}\u2069`;
}

function drawQr({ doc }: Paper, content: string): void {
  const { size, data } = encode(content, { ecc: 'M', border: 2 });
  const cell = QR_EDGE / size;
  doc.rect(margin, margin, QR_EDGE, QR_EDGE).fill('#fff');
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(margin + column * cell, margin + line * cell, cell + 0.05, cell + 0.05);
    });
  });
  doc.fill('#000');
}

/** Left edges and widths of the columns, the first at the right. */
function cells(): { x: number; width: number }[] {
  let right: number = page.width - margin;
  return columns.map(({ width }) => {
    right -= width;
    return { x: right + 4, width: width - 8 };
  });
}

function writeColumnNames(paper: Paper, y: number): number {
  paper.adorn(() => paper.doc.rect(margin, y, inner, 34).fill('#eef1f6'));
  cells().forEach((cell, index) => {
    const column = columns[index];
    if (!column) return;
    const align = index === 0 ? 'start' : 'center';
    paper.write(column.ar, { ...cell, y: y + 3, size: 9, weight: 'bold', align });
    paper.write(column.en, { ...cell, y: y + 18, size: 7, color: soft, align });
  });
  return y + 38;
}

const categories = {
  zero_rated: { ar: 'نسبة صفرية', en: 'Zero-rated' },
  exempt: { ar: 'معفى من الضريبة', en: 'Exempt' },
  standard: null,
  out_of_scope: null,
} as const;

/** The category of VAT of a line, where it is not the one that all have. */
const taxName = (line: InvoiceLine) => categories[taxCategoryOf(taxOfLine(line).tax)];

const [itemColumn] = columns;
const itemWidth = itemColumn.width - 8;

function lineHeight(paper: Paper, line: InvoiceLine): number {
  const names = paper.heightOf(line.name_ar, { width: itemWidth, size: 10 });
  const english = paper.heightOf(line.name_en, { width: itemWidth, size: 8, direction: 'ltr' });
  return names + english + (line.discount > 0 ? 14 : 0) + (taxName(line) ? 12 : 0) + 10;
}

function writeLine(paper: Paper, line: InvoiceLine, top: number): number {
  const [item, ...numbers] = cells();
  if (!item) return top;
  let y = top;
  y += paper.write(line.name_ar, { ...item, y, size: 10 });
  y += paper.write(line.name_en, { ...item, y, size: 8, color: soft, direction: 'ltr', align: 'end' });
  const tax = taxName(line);
  if (tax) y += paper.write(`${tax.ar} · ${tax.en}`, { ...item, y, size: 8, color: soft });
  if (line.discount > 0)
    paper.write(`خصم · Discount ${amount(line.discount)}`, { ...item, y, size: 8, color: '#1c6b45' });
  const vat = isOfTaxpayer([line]) ? amount(line.vat) : '—';
  const values = [String(line.quantity), amount(line.unit_price), vat, amount(line.total)];
  numbers.forEach((cell, index) => {
    const weight = index === values.length - 1 ? 'bold' : 'regular';
    paper.write(values[index] ?? '', { ...cell, y: top, size: 10, direction: 'ltr', align: 'center', weight });
  });
  const bottom = top + lineHeight(paper, line);
  paper.rule(bottom - 4);
  return bottom;
}

/** Lists the discounts included in the lines, in both languages; they are informative and not deducted again. */
function writeDiscounts(paper: Paper, discounts: PrintedInvoice['discounts'], top: number): number {
  let y = top;
  for (const { label_ar, label_en, halalas } of discounts) {
    const name = label_ar === label_en ? label_ar : `${label_ar} · ${label_en}`;
    const text = `من الخصومات أعلاه · Of the discounts above: ${name}: ${amount(halalas)} ر.س`;
    y += paper.write(text, { x: margin, y, width: inner, size: 8.5, color: '#1c6b45' }) + 3;
  }
  return discounts.length > 0 ? y + 6 : y;
}

/** Returns the position of the lower edge. */
function writeTotals(paper: Paper, { invoice, creditNotes, colour }: PrintedInvoice, top: number): number {
  const width = 250;
  let y = top;
  const total = (ar: string, en: string, halalas: number, isLast: boolean) => {
    const style = isLast ? ({ size: 12, weight: 'bold' } as const) : ({ size: 10 } as const);
    const height = paper.write(ar, { x: margin + 90, y, width: width - 90, ...style });
    paper.write(en, {
      x: margin + 90,
      y: y + height,
      width: width - 90,
      size: 7.5,
      color: soft,
      direction: 'ltr',
      align: 'end',
    });
    paper.write(`${amount(halalas)} ر.س`, { x: margin, y, width: 90, align: 'end', ...style });
    y += height + 14;
  };
  for (const { ar, en, halalas } of sumsBeforeTotal(invoice)) total(ar, en, halalas, false);
  paper.rule(y, colour, margin, margin + width);
  y += 6;
  const isTaxed = isOfTaxpayer(invoice.lines);
  total(
    isTaxed ? 'الإجمالي شامل الضريبة' : 'الإجمالي',
    isTaxed ? 'Total with VAT' : 'Total',
    invoice.total_halalas,
    true,
  );
  for (const { ar, en } of reasonsOf(invoice.lines)) {
    y +=
      paper.write(`سبب عدم احتساب الضريبة: ${ar} · Why no VAT is due: ${en}`, {
        x: margin,
        y,
        width: inner,
        size: 8,
        color: soft,
      }) + 2;
  }
  for (const note of creditNotes) {
    const text = `إشعار دائن ${note.number} بمبلغ ${amount(note.total_halalas)} ر.س`;
    y += paper.write(text, { x: margin, y: y + 4, width: inner, size: 9, color: '#8a4b08' }) + 2;
  }
  return y;
}

/** Amounts without VAT, by category where there are several, and the VAT. */
function sumsBeforeTotal(invoice: InvoiceRow): { ar: string; en: string; halalas: number }[] {
  if (!isOfTaxpayer(invoice.lines)) return [];
  const groups = Map.groupBy(taxesOf(invoice.lines), ({ tax }) => taxCategoryOf(tax));
  const nets = [...groups].map(([category, sums]) => ({
    ...netNames[category],
    halalas: sums.reduce((sum, one) => sum + one.halalas - one.vat, 0),
  }));
  const whole = { ...netNames.out_of_scope, halalas: invoice.total_halalas - invoice.vat_halalas };
  const vat = { ar: 'ضريبة القيمة المضافة 15%', en: 'VAT 15%', halalas: invoice.vat_halalas };
  return [...(groups.size === 0 || (groups.size === 1 && groups.has('standard')) ? [whole] : nets), vat];
}
const netNames = {
  standard: { ar: 'الخاضع لنسبة 15%', en: 'Subject to 15%' },
  zero_rated: { ar: 'الخاضع لنسبة صفرية', en: 'Zero-rated' },
  exempt: { ar: 'المعفى من الضريبة', en: 'Exempt' },
  out_of_scope: { ar: 'الإجمالي دون الضريبة', en: 'Total without VAT' },
} as const;

function numberPages(paper: Paper, number: string): void {
  const { start, count } = paper.doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    paper.doc.switchToPage(index);
    const at = { x: margin, y: page.height - margin + 2, width: inner, size: 7.5, color: soft } as const;
    paper.write(`${number} · ${index + 1} / ${count}`, { ...at, direction: 'ltr', align: 'center' });
  }
}
