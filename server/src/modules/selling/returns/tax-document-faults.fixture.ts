import type { TaxDocument } from '@waha/extend';

/** Amounts of a tax document that are not what the port promises. */
export function faultsOf({ kind, lines, adjustments, total, vat, corrects }: TaxDocument): string[] {
  const signOf = (at: TaxDocument['adjustments'][number]) => (at.kind === 'allowance' ? -1 : 1);
  const sum = (key: 'total' | 'vat') =>
    lines.reduce((all, line) => all + line[key], 0) + adjustments.reduce((all, at) => all + signOf(at) * at[key], 0);
  const isWrong = (line: TaxDocument['lines'][number]) =>
    line.total !== line.quantity * line.unitPrice - line.discount ||
    line.discount < 0 ||
    line.vat < 0 ||
    line.total < 0;
  const rated = [...lines.map((line) => [line, 1] as const), ...adjustments.map((at) => [at, signOf(at)] as const)];
  const exact = rated.reduce((all, [of, sign]) => all + (sign * of.total * of.tax.percent) / (100 + of.tax.percent), 0);
  return [
    ...(sum('total') === total && sum('vat') === vat ? [] : ['the parts are not the whole']),
    ...(lines.some(isWrong) || lines.length === 0 ? ['a line'] : []),
    ...(adjustments.some(({ total: of, vat: its }) => of <= 0 || its < 0) ? ['an adjustment'] : []),
    // Running totals over all notes of an invoice are rounded twice.
    ...(Math.abs(vat - exact) > 1.5 ? [`VAT of ${vat} instead of ${exact}`] : []),
    ...((kind === 'invoice') === (corrects === null) ? [] : ['what it corrects']),
  ];
}
