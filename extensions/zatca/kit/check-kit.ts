import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { TaxDocument } from '@waha/extend';
import { taxIdentity } from '@waha/extend/testing';
import { FIRST_PREVIOUS_HASH } from '../stamp/hash-invoice.ts';
import { testIdentity } from '../stamp/test-identity.fixture.ts';
import { stampDocument } from '../stamp-document.ts';
import { findKit, findSchemaFaults, hasXmllint, type Kit, openSheets } from './official-rules.ts';
import { randomDocuments } from './random-orders.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
type Sheets = ReturnType<typeof openSheets>;

/**
 * `npm run check:zatca -- PATH_TO_KIT [COUNT | FILE]`: documents of random orders, or those of a file with one as JSON in each line, through
 * the schema and both rule sheets of the authority's kit. Any error or warning fails. `FUZZ_SEED` tries the same documents again.
 */
async function main([folder, count = '500']: readonly string[]): Promise<number> {
  const isCount = /^[1-9]\d*$/.test(count);
  if (!folder || !(isCount || existsSync(count))) {
    print('Usage: npm run check:zatca -- PATH_TO_KIT [COUNT | FILE]');
    return 2;
  }
  const kit = findKit(folder);
  print('Compiling the rule sheets …');
  const sheets = openSheets(kit);
  if (!isAlive(kit, sheets)) return 1;
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1e9));
  const documents = isCount ? randomDocuments(Number(count), seed) : readDocuments(count);
  print(`${isCount ? `FUZZ_SEED=${seed}` : count}: ${documents.length} documents, ${kindsOf(documents)}`);
  const xmls = stampAll(documents);
  const found = countSchemaFaults(kit, xmls) + countFindings(sheets, xmls);
  print(found === 0 ? 'All documents hold.' : `${found} findings`);
  return found === 0 ? 0 : 1;
}

/** Documents that `TAX_DOCUMENTS=FILE npx vitest run …/returns.model` wrote: of histories of the shop. */
function readDocuments(file: string): TaxDocument[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    // Written by the shop's own test; dates are texts in JSON.
    const document = JSON.parse(line) as TaxDocument;
    return { ...document, issuedAt: new Date(document.issuedAt), suppliedAt: new Date(document.suppliedAt) };
  });
}

function kindsOf(documents: ReturnType<typeof randomDocuments>): string {
  const kinds = Map.groupBy(
    documents,
    ({ kind, buyer }) => `${buyer ? 'standard' : 'simplified'} ${kind.replace('_', ' ')}`,
  );
  return [...kinds]
    .map(([kind, { length }]) => `${length} ${kind}s`)
    .toSorted()
    .join(', ');
}

/** Stamps documents in one chain, with the time it takes. */
function stampAll(documents: ReturnType<typeof randomDocuments>): string[] {
  const startedAt = performance.now();
  let place = { counter: 1, previousHash: FIRST_PREVIOUS_HASH };
  const xmls = documents.map((document) => {
    const { xml, hash } = stampDocument(document, place, taxIdentity, testIdentity);
    place = { counter: place.counter + 1, previousHash: hash };
    return xml;
  });
  print(`Stamped in ${((performance.now() - startedAt) / documents.length).toFixed(1)} ms each`);
  return xmls;
}

/** The six bad samples of the kit, where it has them, must be found: sheets that find nothing would pass everything. */
function isAlive({ folder }: Kit, sheets: Sheets): boolean {
  const bad = globSync('**/*_Error.xml', { cwd: folder });
  const silent = bad.filter((path) => {
    const xml = readFileSync(join(folder, path), 'utf8');
    return !sheets.some(({ findingsOf }) => findingsOf(xml).some(({ type }) => type === 'ERROR'));
  });
  print(`${bad.length - silent.length} of ${bad.length} bad samples of the kit are found`);
  for (const path of silent) print(`  ${basename(path)} is not`);
  return silent.length === 0;
}

function countSchemaFaults(kit: Kit, xmls: readonly string[]): number {
  if (!hasXmllint()) {
    print('Schema: not checked, xmllint is not installed (Debian: libxml2-utils)');
    return 0;
  }
  const faults = findSchemaFaults(kit, xmls);
  print(`Schema: ${xmls.length - faults.size} of ${xmls.length} are valid`);
  for (const line of [...faults.values()].flat().slice(0, 20)) print(`  ${line}`);
  return faults.size;
}

function countFindings(sheets: Sheets, xmls: readonly string[]): number {
  let all = 0;
  for (const { name, findingsOf } of sheets) {
    const found = xmls.flatMap((xml, at) => findingsOf(xml).map((finding) => ({ ...finding, at })));
    const errors = found.filter(({ type }) => type === 'ERROR').length;
    print(`${name}: ${errors} errors, ${found.length - errors} warnings`);
    const byCode = [...Map.groupBy(found, ({ code }) => code)];
    for (const [code, of] of byCode) print(`  ${code}: ${of.length}, first in document ${of[0]?.at} ${of[0]?.message}`);
    all += found.length;
  }
  return all;
}

process.exitCode = await main(process.argv.slice(2));
