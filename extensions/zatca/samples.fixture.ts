import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The authority's own samples are LGPL and no part of this repository. They are read from a folder beside it, where there
 * is one; tests of them are skipped elsewhere, and say so.
 */
const FOLDER = fileURLToPath(new URL('../../../shared/standards/zatca/', import.meta.url));
export const hasSamples = existsSync(join(FOLDER, 'Data/Samples'));

const NAMES = `Credit Note of a Simplified Tax Invoice, Simplified_Credit_Note, Simplified_Credit_Note_Error, Simplified_Debit_Note,
  Simplified_Debit_Note_Error, Nominal supply invoice, Simplified Tax Invoice with Zero Rated Item, Simplified_Invoice,
  Simplified_Invoice_Error, Standard_Credit_Note, Standard_Credit_Note_Error, Standard_Debit_Note, Standard_Debit_Note_Error,
  Advance Payment adjustments with foreign currency invoice, Advance Payment adjustments with rate change scenarios,
  Advance Payment adjustments, Exempt Tax Invoice, Export invoice, Out of Scope Standard Tax Invoice, Self-billing invoice,
  Standard Invoice with Document Level Charge, Standard Invoice with Payable Rounding Adjustment, Standard_Invoice,
  Standard_Invoice_Error, Summary Invoice, Third party billing`;

/** The names of all 26, known also where the documents are missing: tests that are skipped are counted. */
export const sampleNames: readonly string[] = NAMES.split(/,\s+/);

const paths = hasSamples ? globSync('Data/Samples/**/*.xml', { cwd: FOLDER }) : [];
export const foundNames = paths.map((path) => basename(path, '.xml'));

/** A sample as it is: an editor's line end would change its hash. */
export function readSample(name: string): string {
  const path = paths.find((one) => basename(one, '.xml') === name);
  return path ? readFileSync(join(FOLDER, path), 'utf8') : '';
}

/** A document that another library's tests hash. */
export const readUnsigned = () => readFileSync(join(FOLDER, 'tests/fixtures/unsigned_invoice.xml'), 'utf8');
