export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
}

export interface XmlElement {
  /** As written, with its prefix. */
  readonly name: string;
  /** The namespace that the prefix stands for; '' for none. */
  readonly namespace: string;
  readonly localName: string;
  /** All attributes as written, declarations of namespaces among them. */
  readonly attributes: readonly XmlAttribute[];
  /** Namespaces in scope by prefix; '' is the default. */
  readonly scope: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
  /** Positions in the source: of `<`, and after the `>` of the end tag. */
  readonly start: number;
  readonly end: number;
}

/** Texts are strings; comments are dropped, as the canonical form without comments does. */
export type XmlNode = XmlElement | string;

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement);

/** All text of an element and of those inside it. */
export const textOf = (element: XmlElement): string =>
  element.children.map((node) => (isElement(node) ? textOf(node) : node)).join('');

/** Elements that a path of local names leads to: `find(invoice, 'TaxTotal', 'TaxSubtotal')`. */
export function find(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(elementsOf).filter((one) => one.localName === name),
    [element],
  );
}

/** The trimmed text of the first element at a path, or null. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | null {
  const first = find(element, ...path)[0];
  return first ? textOf(first).trim() : null;
}

export const attributeOf = (element: XmlElement | undefined, name: string): string | null =>
  element?.attributes.find((one) => one.name === name)?.value ?? null;
