import { createPaper, type Paper, page } from '../../../platform/pdf/index.ts';
import { type AccountStatement, type AffiliateStatement, statementWords, writeAmount } from './statement.ts';
import { riyadhDay } from './window.ts';

const { margin } = page;
const inner = page.width - 2 * margin;
const BOTTOM = page.height - margin - 20;
const LINE = 24;
const soft = '#5b6270';
const { ar, en } = statementWords;

/** The columns from right to left; widths in points. */
const columns = [
  { name: 'date', width: 84 },
  { name: 'what', width: inner - 84 - 2 * 96 },
  { name: 'amount', width: 96 },
  { name: 'balance', width: 96 },
] as const;

interface Letterhead {
  /** The shop's name. */
  store: string;
  /** The shop's own, for the title: six hex digits after `#`. */
  colour: string;
  at: Date;
}

/** A statement on A4, in Arabic with English beside it; the same lines and sums as the spreadsheet. */
export async function statementPdf(statement: AffiliateStatement, { store, colour, at }: Letterhead): Promise<Buffer> {
  const { code, window } = statement;
  const paper = await createPaper({ title: `${ar.title} ${code}`, author: store, createdAt: at });
  let y: number = margin;
  y += paper.write(ar.title, { x: margin, y, width: inner, size: 20, weight: 'bold', color: colour });
  y += paper.write(en.title, { x: margin, y, width: inner, size: 10, color: soft, direction: 'ltr', align: 'end' });
  y += paper.write(store, { x: margin, y: y + 6, width: inner, size: 12, weight: 'bold' }) + 6;
  const days = `\u2066${window.from} – ${window.to}\u2069 · \u2066${code}\u2069`;
  y += paper.write(days, { x: margin, y, width: inner, size: 10, color: soft });
  for (const account of statement.accounts) y = writeAccount(paper, account, window, y + 18);
  numberPages(paper, code);
  return paper.bytes();
}

function writeAccount(
  paper: Paper,
  { unit, opening, entries, closing }: AccountStatement,
  window: AffiliateStatement['window'],
  top: number,
): number {
  let y = roomFor(paper, top, 4 * LINE);
  y += paper.write(`${ar[unit]} · ${en[unit]}`, { x: margin, y, width: inner, size: 13, weight: 'bold' }) + 4;
  y = writeNames(paper, y);
  const line = (
    date: string,
    what: 'opening' | 'closing' | keyof typeof ar,
    amount: number | null,
    balance: number,
  ) => {
    if (y + LINE > BOTTOM) y = writeNames(paper, nextPage(paper));
    const isSum = amount === null;
    const texts = [
      `\u2066${date}\u2069`,
      `${ar[what]} · ${en[what]}`,
      amount === null ? '' : writeAmount(unit, amount),
      writeAmount(unit, balance),
    ];
    writeCells(paper, y, texts, isSum);
    y += LINE;
    paper.rule(y - 4);
  };
  line(window.from, 'opening', null, opening);
  for (const { at, kind, amount, balance } of entries) line(riyadhDay(at), kind, amount, balance);
  line(window.to, 'closing', null, closing);
  return y;
}

/** Left edges and widths of the columns, the first at the right. */
function writeCells(paper: Paper, y: number, texts: readonly string[], isBold: boolean): void {
  let right: number = page.width - margin;
  columns.forEach(({ name, width }, index) => {
    right -= width;
    const isNumber = name === 'amount' || name === 'balance';
    paper.write(texts[index] ?? '', {
      ...{ x: right + 4, y, width: width - 8, size: 9.5, weight: isBold ? 'bold' : 'regular' },
      ...(isNumber ? { direction: 'ltr', align: 'end' } : {}),
    });
  });
}

function writeNames(paper: Paper, y: number): number {
  paper.adorn(() => paper.doc.rect(margin, y, inner, LINE).fill('#eef1f6'));
  const names = columns.map(({ name }) => `${ar[name]} · ${en[name]}`);
  let right: number = page.width - margin;
  columns.forEach(({ width }, index) => {
    right -= width;
    const align = index < 2 ? 'start' : 'center';
    paper.write(names[index] ?? '', { x: right + 4, y: y + 4, width: width - 8, size: 8.5, weight: 'bold', align });
  });
  return y + LINE + 4;
}

function roomFor(paper: Paper, y: number, height: number): number {
  return y + height > BOTTOM ? nextPage(paper) : y;
}

function nextPage(paper: Paper): number {
  paper.doc.addPage();
  return margin;
}

function numberPages(paper: Paper, code: string): void {
  const { start, count } = paper.doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    paper.doc.switchToPage(index);
    const at = { x: margin, y: page.height - margin + 2, width: inner, size: 7.5, color: soft } as const;
    paper.write(`${code} · ${index + 1} / ${count}`, { ...at, direction: 'ltr', align: 'center' });
  }
}
