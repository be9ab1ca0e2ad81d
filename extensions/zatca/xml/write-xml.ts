import { escapeText, escapeValue } from './canonicalise.ts';
import { NAMESPACES } from './namespaces.ts';

/** An element that is to be written: with a text, or with elements inside. */
export interface XmlTree {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlTree[];
}

/** Null leaves an element out. */
type Part = XmlTree | null | readonly (XmlTree | null)[];

export const text = (name: string, value: string, attributes: Readonly<Record<string, string>> = {}): XmlTree => ({
  ...{ name, attributes },
  content: cleanText(value),
});

/** An element with a text; null where there is none, because the authority's rules refuse empty elements. */
export const textIf = (
  name: string,
  value: string | null | undefined,
  attributes?: Readonly<Record<string, string>>,
) => (value && cleanText(value) ? text(name, value, attributes) : null);

export const group = (name: string, ...parts: readonly Part[]): XmlTree => ({
  ...{ name, attributes: {} },
  content: parts.flat().filter((part): part is XmlTree => part !== null),
});

/**
 * White space as single spaces, and none of the characters that XML forbids. U+0085 and U+2028 go with them: they are line
 * ends of XML 1.1, and parsers that take them for that would compute another hash.
 */
export const cleanText = (value: string): string =>
  value.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff\s]+/gu, ' ').trim();

/**
 * Writes a UBL invoice in its canonical form after the XML declaration: no empty tags, attributes in order, namespaces on
 * the root alone. Its hash needs no transformation, and every parser reads the same.
 */
export function writeInvoice(children: readonly XmlTree[]): string {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n', '<Invoice'];
  parts.push(` xmlns="${NAMESPACES.invoice}"`);
  for (const prefix of ['cac', 'cbc', 'ext'] as const) parts.push(` xmlns:${prefix}="${NAMESPACES[prefix]}"`);
  parts.push('>\n');
  for (const child of children) write(child, '  ', parts);
  parts.push('</Invoice>');
  return parts.join('');
}

function write({ name, attributes, content }: XmlTree, indent: string, parts: string[]): void {
  const sorted = Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1));
  parts.push(`${indent}<${name}`, ...sorted.map(([key, value]) => ` ${key}="${escapeValue(cleanText(value))}"`), '>');
  if (typeof content === 'string') {
    parts.push(escapeText(content));
  } else if (content.length > 0) {
    parts.push('\n');
    for (const child of content) write(child, `${indent}  `, parts);
    parts.push(indent);
  }
  parts.push(`</${name}>\n`);
}
