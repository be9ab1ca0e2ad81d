import type { StampIdentity } from '../stamp/stamp-invoice.ts';
import { stampInvoice } from '../stamp/stamp-invoice.ts';
import { elementsOf, textAt, type XmlElement } from '../xml/nodes.ts';
import { parseXml } from '../xml/parse-xml.ts';

const isOfStamp = (element: XmlElement) =>
  element.localName === 'UBLExtensions' ||
  element.localName === 'Signature' ||
  (element.localName === 'AdditionalDocumentReference' && textAt(element, 'ID') === 'QR');

/** The document with the authority's stamp instead of the seller's: all other bytes, and so the hash, stay. */
export function clearDocument(xml: string, authority: StampIdentity, at: Date): string {
  const bare = elementsOf(parseXml(xml))
    .filter(isOfStamp)
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), xml);
  return stampInvoice(bare, authority, at).xml;
}
