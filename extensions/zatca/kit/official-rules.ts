import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { error, type Finding, warning } from '../testing/inspect-document.ts';

/** Saxonica's own licence, free of charge: it is installed where it is asked for, and no dependency of the shop. */
const PACKAGES = ['xslt3@2.7.0', 'saxon-js@2.7.0'];
const CACHE = fileURLToPath(new URL('../../../.cache/zatca/', import.meta.url));

/** The two rule sheets and the schema of the authority's kit, wherever they lie in it. */
export interface Kit {
  readonly folder: string;
  readonly sheets: { readonly name: string; readonly path: string }[];
  readonly schema: string;
}

export function findKit(folder: string): Kit {
  const one = (pattern: string) => {
    const [found] = globSync(`**/${pattern}`, { cwd: folder });
    if (!found) throw new Error(`${folder} has no ${pattern}: it is no kit of the authority`);
    return join(folder, found);
  };
  return {
    folder,
    sheets: [
      { name: 'EN 16931', path: one('CEN-EN16931-UBL.xsl') },
      { name: 'KSA', path: one('*ZATCA_E-invoice_Validation_Rules.xsl') },
    ],
    schema: one('maindoc/UBL-Invoice-2.1.xsd'),
  };
}

interface Saxon {
  transform(
    options: { stylesheetInternal: unknown; sourceText: string; destination: 'serialized' },
    mode: 'sync',
  ): { principalResult: string };
}

export type RuleSheet = (xml: string) => Finding[];

/** Compiles the sheets, which takes half a minute the first time. */
export function openSheets(kit: Kit): { readonly name: string; readonly findingsOf: RuleSheet }[] {
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(join(CACHE, 'node_modules/xslt3'))) {
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', CACHE, ...PACKAGES]);
  }
  // The module has no types; the one function that is used is described above.
  const saxon = createRequire(join(CACHE, 'index.js'))('saxon-js') as Saxon;
  return kit.sheets.map(({ name, path }) => {
    const compiled = join(
      CACHE,
      `${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)}.sef.json`,
    );
    if (!existsSync(compiled)) {
      run(process.execPath, [
        join(CACHE, 'node_modules/xslt3/xslt3.js'),
        `-xsl:${path}`,
        `-export:${compiled}`,
        '-nogo',
      ]);
    }
    const stylesheetInternal: unknown = JSON.parse(readFileSync(compiled, 'utf8'));
    const findingsOf = (sourceText: string) =>
      findingsIn(
        saxon.transform({ stylesheetInternal, sourceText, destination: 'serialized' }, 'sync').principalResult,
      );
    return { name, findingsOf };
  });
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, stdout, error: broken } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args[0]} failed: ${broken?.message ?? ''}${stderr ?? ''}${stdout ?? ''}`);
}

/** Failed assertions of a report in SVRL. */
function findingsIn(report: string): Finding[] {
  return [...report.matchAll(/<svrl:failed-assert([^>]*)>/g)].map(([, attributes = '']) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return (value('flag') === 'warning' ? warning : error)(value('id'), `at ${value('location')}`);
  });
}

export const hasXmllint = (): boolean => spawnSync('xmllint', ['--version']).status === 0;

/** `xmllint` reads whole numbers of at most 24 digits, and serial numbers of certificates have 45. */
const shortened = (xml: string) => xml.replace(/(<ds:X509SerialNumber>)\d+(\d{20}<\/ds:X509SerialNumber>)/, '$1$2');

/** Faults by the schema: the lines of `xmllint`, by the number of the document. */
export function findSchemaFaults({ schema }: Kit, documents: readonly string[]): Map<number, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zatca-xsd-'));
  try {
    const names = documents.map((_, at) => `${at}.xml`);
    documents.forEach((xml, at) => {
      writeFileSync(join(folder, names[at] ?? ''), shortened(xml));
    });
    const { stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...names], {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    });
    const lines = stderr.split('\n');
    const faults = names.map((name) => {
      const own = lines.filter((line) => line.startsWith(`${name}:`));
      return lines.includes(`${name} validates`) ? [] : [...own, `${name} does not validate`];
    });
    return new Map([...faults.entries()].filter(([, found]) => found.length > 0));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rules of a kit as the fake authority asks them. */
export function openOfficialRules(folder: string): RuleSheet {
  const kit = findKit(folder);
  const sheets = openSheets(kit);
  const faultsOf = (xml: string) => (hasXmllint() ? [...findSchemaFaults(kit, [xml]).values()].flat() : []);
  return (xml) => [
    ...faultsOf(xml).map((line) => error('XSD_ZATCA_INVALID', line)),
    ...sheets.flatMap(({ findingsOf }) => findingsOf(xml)),
  ];
}
