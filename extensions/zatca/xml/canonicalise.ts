import { isElement, type XmlAttribute, type XmlElement, type XmlNode } from './nodes.ts';
import { resolve } from './parse-xml.ts';

/** True for an element that is left out, with all inside it; the white space around it stays. */
export type LeaveOut = (element: XmlElement) => boolean;

export const escapeText = (text: string) =>
  text.replace(/[&<>\r]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one] ?? '&#xD;');

export const escapeValue = (value: string) =>
  value.replace(
    /[&<"\t\n\r]/g,
    (one) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;', '\t': '&#x9;', '\n': '&#xA;' })[one] ?? '&#xD;',
  );

/** Order of code points: `<` alone compares UTF-16 units. */
const byCodePoint = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/**
 * Canonical XML 1.1 without comments (W3C 2008) of a whole document or an element with its namespaces. 1.1 differs from 1.0
 * for `xml:base` and `xml:id` of elements whose parents are left out alone; here an element goes with all inside it.
 */
export function canonicalise(root: XmlElement, leaveOut: LeaveOut = () => false): string {
  const parts: string[] = [];
  write(root, { declared: null, written: new Map() }, leaveOut, parts);
  return parts.join('');
}

interface Outer {
  /** The scope of the element outside: an element that declares nothing has the same one. */
  readonly declared: ReadonlyMap<string, string> | null;
  readonly written: ReadonlyMap<string, string>;
}

function write(node: XmlNode, { declared, written }: Outer, leaveOut: LeaveOut, parts: string[]): void {
  if (!isElement(node)) {
    parts.push(escapeText(node));
    return;
  }
  if (leaveOut(node)) return;
  const scope = node.scope === declared ? [] : [...node.scope];
  const namespaces = scope.filter(([prefix, uri]) => prefix !== 'xml' && (written.get(prefix) ?? '') !== uri);
  parts.push(`<${node.name}`);
  for (const [prefix, uri] of namespaces.sort(([one], [other]) => byCodePoint(one, other))) {
    parts.push(` ${prefix ? `xmlns:${prefix}` : 'xmlns'}="${escapeValue(uri)}"`);
  }
  for (const { name, value } of sortedAttributes(node)) parts.push(` ${name}="${escapeValue(value)}"`);
  parts.push('>');
  const inside = {
    declared: node.scope,
    written: namespaces.length > 0 ? new Map([...written, ...namespaces]) : written,
  };
  for (const child of node.children) write(child, inside, leaveOut, parts);
  parts.push(`</${node.name}>`);
}

/** By namespace, then by local name; attributes without a prefix have no namespace and come first. */
function sortedAttributes({ attributes, scope }: XmlElement): readonly XmlAttribute[] {
  if (attributes.length === 0) return attributes;
  return attributes
    .filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'))
    .map((attribute) => {
      const { prefix, namespace, localName } = resolve(attribute.name, scope);
      return { ...attribute, namespace: prefix ? namespace : '', localName };
    })
    .sort((one, other) => byCodePoint(one.namespace, other.namespace) || byCodePoint(one.localName, other.localName));
}
