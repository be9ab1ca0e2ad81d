import { parseSync } from '@swc/core';
import { lineAt, type SourceFile } from './source-files.ts';

/** One SQL template in the sources: a statement, or a part of one. */
export interface SqlTemplate {
  path: string;
  line: number;
  /** The text between its values, which identifies the template at run time. */
  strings: readonly string[];
}

/** All SQL templates in the sources: sql`...` and sql.rows(...)`...`. */
export function findSqlTemplates(files: readonly SourceFile[]): SqlTemplate[] {
  return files.filter(({ text }) => /\bsql\b/.test(text)).flatMap(templatesOf);
}

function templatesOf({ path, text }: SourceFile): SqlTemplate[] {
  const found: SqlTemplate[] = [];
  let from = 0;
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }), (node) => {
    if (node.type !== 'TaggedTemplateExpression' || !isSql(node.tag)) return;
    const quasis = nodesOf(asNode(node.template)?.quasis);
    const strings = quasis.map(({ cooked }) => String(cooked));
    // The parser's positions are relative to its last position, so the template is searched in the text; templates come
    // in order.
    const start = text.indexOf(`\`${String(quasis[0]?.raw)}`, from);
    from = start + 1;
    found.push({ path, line: lineAt(text, start), strings });
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

function asNode(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map((one) => asNode(one) ?? {}) : [];
}

/** `sql` or `sql.rows(...)`. */
function isSql(tag: unknown): boolean {
  const node = asNode(tag);
  if (node?.type === 'Identifier') return node.value === 'sql';
  if (node?.type === 'CallExpression') return isSql(asNode(node.callee)?.object);
  return false;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  const node = asNode(value);
  if (!node) return;
  visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}
