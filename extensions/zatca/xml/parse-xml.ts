import type { XmlAttribute, XmlElement, XmlNode } from './nodes.ts';

/** A text that is no namespace-well-formed XML, or uses a part of XML that invoices have no use for. */
export class XmlError extends Error {
  constructor(message: string, position: number) {
    super(`${message} at ${position}`);
    this.name = 'XmlError';
  }
}

const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_.·-]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.·-]*)?/uy;
const ATTRIBUTE = /\s+([^\s=<>/'"]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const END_TAG = /<\/([^\s>]+)\s*>/y;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));|&/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const MAX_DEPTH = 64;
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

interface Cursor {
  readonly source: string;
  at: number;
}

/**
 * Parses a document of XML 1.0 with namespaces. DOCTYPE, and with it entities and external files, is refused; so are
 * processing instructions, which the authority's schemas have no place for.
 */
export function parseXml(text: string): XmlElement {
  // The line ends of XML 1.0: U+0085 and U+2028, which are line ends in XML 1.1 only, stay what they are.
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const forbidden = FORBIDDEN.exec(source);
  if (forbidden) throw new XmlError('a character that XML forbids', forbidden.index);
  const cursor: Cursor = { source, at: 0 };
  const declaration = match(cursor, /<\?xml\s[^?]*\?>/y);
  if (declaration && !/^<\?xml\s+version\s*=\s*["']1\.0["']/.test(declaration[0])) throw new XmlError('not XML 1.0', 0);
  if (declaration && /encoding\s*=\s*["'](?!utf-8["'])/i.test(declaration[0])) {
    throw new XmlError('an encoding other than UTF-8', 0);
  }
  skipMisc(cursor);
  const root = readElement(cursor, new Map([['xml', XML_NAMESPACE]]), 0);
  skipMisc(cursor);
  if (cursor.at !== source.length) throw new XmlError('more than one root', cursor.at);
  return root;
}

function match(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.source);
  if (found) cursor.at = pattern.lastIndex;
  return found;
}

function skipMisc(cursor: Cursor): void {
  while (match(cursor, /\s+/y) || skipComment(cursor));
}

function skipComment(cursor: Cursor): boolean {
  if (!cursor.source.startsWith('<!--', cursor.at)) return false;
  const end = cursor.source.indexOf('--', cursor.at + 4);
  if (end < 0 || cursor.source[end + 2] !== '>') throw new XmlError('an unfinished comment', cursor.at);
  cursor.at = end + 3;
  return true;
}

function readElement(cursor: Cursor, outer: ReadonlyMap<string, string>, depth: number): XmlElement {
  const start = cursor.at;
  if (depth > MAX_DEPTH) throw new XmlError('elements nested too deeply', start);
  if (cursor.source[start] !== '<') throw new XmlError('no element', start);
  cursor.at += 1;
  const name = match(cursor, NAME)?.[0];
  if (!name) throw new XmlError('neither an element nor a comment', start);
  const attributes = readAttributes(cursor);
  const scope = scopeOf(attributes, outer, start);
  checkAttributes(attributes, scope, start);
  const tagEnd = match(cursor, TAG_END);
  if (!tagEnd) throw new XmlError('an unfinished tag', cursor.at);
  const children = tagEnd[1] ? [] : readContent(cursor, name, scope, depth);
  const { namespace, localName } = resolve(name, scope, start);
  return { ...{ name, namespace, localName, attributes, scope, children }, start, end: cursor.at };
}

function readAttributes(cursor: Cursor): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  for (let found = match(cursor, ATTRIBUTE); found; found = match(cursor, ATTRIBUTE)) {
    const name = found[1] ?? '';
    NAME.lastIndex = 0;
    if (NAME.exec(name)?.[0] !== name) throw new XmlError(`${name} is no name`, found.index);
    // White space in a value becomes spaces; written as references it stays.
    const value = decode((found[2] ?? found[3] ?? '').replace(/[\t\n]/g, ' '), found.index);
    attributes.push({ name, value });
  }
  return attributes;
}

function scopeOf(attributes: readonly XmlAttribute[], outer: ReadonlyMap<string, string>, at: number) {
  const declared = attributes.filter(({ name }) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const scope = new Map(outer);
  for (const { name, value } of declared) {
    const prefix = name.slice(6);
    if (prefix && !value) throw new XmlError(`${prefix} stands for nothing`, at);
    if (prefix === 'xml' || prefix === 'xmlns') throw new XmlError(`${prefix} is reserved`, at);
    // Relative addresses of namespaces have no canonical form.
    if (value && !/^[a-z][a-z0-9+.-]*:/i.test(value)) throw new XmlError(`${value} is a relative namespace`, at);
    scope.set(prefix, value);
  }
  return scope;
}

function checkAttributes(attributes: readonly XmlAttribute[], scope: ReadonlyMap<string, string>, at: number): void {
  const names = attributes.map(({ name }) => {
    if (!name.includes(':') || name.startsWith('xmlns:')) return name;
    const { namespace, localName } = resolve(name, scope, at);
    return `{${namespace}}${localName}`;
  });
  if (new Set(names).size < names.length) throw new XmlError('an attribute that is given twice', at);
}

export function resolve(name: string, scope: ReadonlyMap<string, string>, at = 0) {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const namespace = scope.get(prefix);
  if (prefix && namespace === undefined) throw new XmlError(`${prefix} is no declared prefix`, at);
  return { prefix, namespace: namespace ?? '', localName: name.slice(colon + 1) };
}

function readContent(cursor: Cursor, name: string, scope: ReadonlyMap<string, string>, depth: number): XmlNode[] {
  const children: XmlNode[] = [];
  for (;;) {
    const next = cursor.source.indexOf('<', cursor.at);
    if (next < 0) throw new XmlError(`${name} does not end`, cursor.at);
    if (next > cursor.at) children.push(readText(cursor, next));
    if (skipComment(cursor)) continue;
    if (cursor.source.startsWith('<![CDATA[', next)) {
      children.push(readCharacters(cursor));
    } else if (cursor.source.startsWith('</', next)) {
      if (match(cursor, END_TAG)?.[1] !== name) throw new XmlError(`another end than ${name}`, next);
      return children;
    } else {
      children.push(readElement(cursor, scope, depth + 1));
    }
  }
}

function readText(cursor: Cursor, end: number): string {
  const raw = cursor.source.slice(cursor.at, end);
  if (raw.includes(']]>')) throw new XmlError(']]> in a text', cursor.at);
  const text = decode(raw, cursor.at);
  cursor.at = end;
  return text;
}

function readCharacters(cursor: Cursor): string {
  const start = cursor.at + '<![CDATA['.length;
  const end = cursor.source.indexOf(']]>', start);
  if (end < 0) throw new XmlError('an unfinished CDATA section', cursor.at);
  cursor.at = end + 3;
  return cursor.source.slice(start, end);
}

function decode(raw: string, at: number): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (whole, decimal?: string, hex?: string, named?: string) => {
    if (named && NAMED[named]) return NAMED[named];
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
    if (!(code <= 0x10ffff)) throw new XmlError(`${whole} is no reference`, at);
    const character = String.fromCodePoint(code);
    if (FORBIDDEN.test(character)) throw new XmlError(`${whole} is a character that XML forbids`, at);
    return character;
  });
}
