import { createHash } from 'node:crypto';
import { canonicalise } from '../xml/canonicalise.ts';
import { NAMESPACES } from '../xml/namespaces.ts';
import { textAt, type XmlElement } from '../xml/nodes.ts';

/** The hash before the first document of a chain: base64 of the hexadecimal SHA-256 of `0`. */
export const FIRST_PREVIOUS_HASH =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==';

/** The parts that are added after hashing: the stamp, the QR code and the mark of a signature. */
function isAddedByStamp({ namespace, localName, ...element }: XmlElement): boolean {
  if (namespace === NAMESPACES.ext) return localName === 'UBLExtensions';
  if (namespace !== NAMESPACES.cac) return false;
  if (localName === 'Signature') return true;
  return localName === 'AdditionalDocumentReference' && textAt({ namespace, localName, ...element }, 'ID') === 'QR';
}

/** The bytes that the authority hashes: Canonical XML 1.1 of the document without what a stamp adds. */
export const hashedForm = (invoice: XmlElement): string => canonicalise(invoice, isAddedByStamp);

/** SHA-256 of the hashed form, 32 bytes. In base64 it is the invoice hash of the API, the QR code and the next document. */
export const hashInvoice = (invoice: XmlElement): Buffer => createHash('sha256').update(hashedForm(invoice)).digest();
